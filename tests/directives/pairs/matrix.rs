//! Walks all pairs: each composes, or is a compile error, and the reference page has the same.

use ::std::{
    assert, assert_eq, collections::BTreeSet, concat, env, format, fs, include_str, panic,
    prelude::rust_2024::*,
};

use super::{
    at, bits, check, checksum, codec, constant, containers::containers, default, end, layout,
    lists, name, order, padding, presence, shared::TWICE, sources::SOURCES, switch, tail, version,
    with,
};

const PAGE: &str =
    include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/codec-derive/src/reference.md"));

/// The directives of fields, in the order of the reference page.
pub(super) const FIELDS: &[&str] = &[
    "name", "tag", "as", "count", "len", "rest", "bit", "when", "switch", "with", "align", "pad",
    "const", "default", "skip", "check", "since", "until", "layout", "order", "bits", "tail",
    "end", "checksum", "at",
];

/// What a field can be used as.
const USES: &[&str] = &["count", "len", "bit", "switch", "with"];

/// The directives that a number can have itself; the others are for lists, enums and structs.
const OF_NUMBERS: &[&str] = &[
    "name", "as", "len", "bit", "when", "align", "pad", "const", "default", "skip", "check",
    "since", "until", "order", "tail",
];

type Pairs = BTreeSet<(String, String)>;

/// The pairs in the first column of `order` first.
fn pairs<'a>(list: impl IntoIterator<Item = (&'a str, &'a str)>, order: &[&str]) -> Pairs {
    let place = |word: &str| match order.iter().position(|known| *known == word) {
        Some(place) => place,
        None => panic!("no directive `{word}`"),
    };
    list.into_iter()
        .map(|(a, b)| if place(a) <= place(b) { (a, b) } else { (b, a) })
        .map(|(a, b)| (a.to_owned(), b.to_owned()))
        .collect()
}

fn of<'a>(list: impl IntoIterator<Item = (&'a str, &'a str)>) -> Pairs {
    list.into_iter().map(|(a, b)| (a.to_owned(), b.to_owned())).collect()
}

/// The files of compile errors, with what the compiler says.
fn mistakes() -> Vec<(String, String)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/ui/pairs");
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let errors = fs::read_to_string(path.with_extension("stderr")).unwrap();
            files.push((fs::read_to_string(&path).unwrap(), errors));
        }
    }
    files
}

/// The pairs of words behind `// kind: ` in the files of compile errors. One error of the file must
/// name both.
fn refused(kind: &str, between: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for (source, errors) in mistakes() {
        for line in source.lines() {
            let Some(pair) = line.trim().strip_prefix(&format!("// {kind}: ")) else { continue };
            let Some((a, b)) = pair.split_once(between) else { panic!("not a pair: {line}") };
            let names = |error: &str, word: &str| error.contains(&format!("`{word}`"));
            let named = errors
                .lines()
                .any(|error| error.starts_with("error") && names(error, a) && names(error, b));
            assert!(named, "no error names `{a}` and `{b}`");
            found.push((a.to_owned(), b.to_owned()));
        }
    }
    found
}

/// `words` as a list of pairs of `&str`.
fn words(pairs: &[(String, String)]) -> impl Iterator<Item = (&str, &str)> {
    pairs.iter().map(|(a, b)| (a.as_str(), b.as_str()))
}

/// The cells of the table of the reference page under the title `title`: row, column, and whether
/// the two compose.
fn table(title: &str) -> Vec<(String, String, bool)> {
    let word = |cell: &str| cell.trim().trim_matches('`').to_owned();
    let mut lines = PAGE.lines().skip_while(|line| *line != title);
    let mut rows = lines.by_ref().skip_while(|line| !line.starts_with("| |"));
    let columns: Vec<String> = rows.next().unwrap().split('|').skip(2).map(word).collect();
    let mut cells = Vec::new();
    for row in rows.skip(1).take_while(|line| line.starts_with('|')) {
        let mut parts = row.split('|').skip(1).map(word);
        let name = parts.next().unwrap();
        for (column, cell) in columns.iter().zip(parts) {
            match cell.as_str() {
                "+" => cells.push((name.clone(), column.clone(), true)),
                "×" => cells.push((name.clone(), column.clone(), false)),
                "" => {}
                other => panic!("{title}: `{other}`"),
            }
        }
    }
    cells
}

/// Compares what composes and what is refused with all there is, and with the table under `title`.
fn compare(title: &str, all: &Pairs, composes: &Pairs, refused: &Pairs) {
    let both: Vec<_> = composes.intersection(refused).collect();
    assert!(both.is_empty(), "composes and is refused: {both:?}");
    let decided: Pairs = composes.union(refused).cloned().collect();
    let silent: Vec<_> = all.difference(&decided).collect();
    assert!(silent.is_empty(), "neither composes nor is refused: {silent:?}");
    let unknown: Vec<_> = decided.difference(all).collect();
    assert!(unknown.is_empty(), "no such pair: {unknown:?}");

    let table = table(title);
    let shown = |wanted: bool| -> Pairs {
        let cells = table.iter().filter(|(.., composes)| *composes == wanted);
        cells.map(|(row, column, _)| (row.clone(), column.clone())).collect()
    };
    // The table may have the two in the other order.
    let same = |shown: Pairs, list: &Pairs| {
        let turned = |(a, b): (String, String)| {
            if all.contains(&(a.clone(), b.clone())) { (a, b) } else { (b, a) }
        };
        assert_eq!(&shown.into_iter().map(turned).collect::<Pairs>(), list, "{title}");
    };
    same(shown(true), composes);
    same(shown(false), refused);
}

#[test]
fn reference_page_has_the_same_directives() {
    let rows = PAGE.lines().filter_map(|line| line.strip_prefix("| [`"));
    let of_fields = rows.filter(|row| {
        row.split(" | ")
            .nth(1)
            .is_some_and(|places| places.split(", ").any(|place| place == "field"))
    });
    let names: Vec<_> = of_fields.filter_map(|row| row.split('`').next()).collect();
    assert_eq!(names, FIELDS);
}

#[test]
fn every_pair_of_directives_of_one_field_is_decided() {
    let composing = [
        name::PAIRS,
        codec::PAIRS,
        lists::PAIRS,
        presence::PAIRS,
        switch::PAIRS,
        with::PAIRS,
        padding::PAIRS,
        constant::PAIRS,
        default::PAIRS,
        check::PAIRS,
        version::PAIRS,
        layout::PAIRS,
        order::PAIRS,
        bits::PAIRS,
        tail::PAIRS,
        end::PAIRS,
        &checksum::pairs(),
        at::PAIRS,
    ]
    .concat();
    let mut all = Vec::new();
    for (index, a) in FIELDS.iter().enumerate() {
        all.extend(FIELDS[index + 1..].iter().map(|b| (*a, *b)));
    }
    assert_eq!(composing.len(), pairs(composing.iter().copied(), FIELDS).len(), "a pair twice");
    compare(
        "## On one field",
        &of(all),
        &pairs(composing, FIELDS),
        &pairs(words(&refused("pair", " + ")), FIELDS),
    );
}

#[test]
fn every_directive_of_a_field_that_others_use_is_decided() {
    let all = USES.iter().flat_map(|used| OF_NUMBERS.iter().map(|own| (*used, *own)));
    let composing = SOURCES
        .iter()
        .chain(order::SOURCES)
        .flat_map(|(used, own)| own.iter().map(|own| (*used, *own)));
    compare(
        "## On a field that others use",
        &of(all),
        &of(composing),
        &of(words(&refused("source", " of "))),
    );
}

#[test]
fn every_pair_of_uses_of_one_field_is_decided() {
    let mut all = Vec::new();
    for (index, a) in USES.iter().enumerate() {
        all.extend(USES[index..].iter().map(|b| (*a, *b)));
    }
    compare(
        "## On two fields that use one",
        &of(all),
        &pairs(TWICE.iter().copied(), USES),
        &pairs(words(&refused("twice", " and ")), USES),
    );
}

#[test]
fn every_directive_of_a_field_in_every_container_is_decided() {
    // What `layout` means is up to the formats that have it, and `tag` is for variants only.
    let fields = || FIELDS.iter().filter(|directive| !["layout", "tag"].contains(*directive));
    let containers = containers();
    let all = containers.iter().flat_map(|(name, _)| fields().map(|field| (*name, *field)));
    let composing =
        containers.iter().flat_map(|(name, fields)| fields.iter().map(|field| (*name, *field)));
    compare(
        "## In the type around them",
        &of(all),
        &of(composing),
        &of(words(&refused("in", " + "))),
    );
}
