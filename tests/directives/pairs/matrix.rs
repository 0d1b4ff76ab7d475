//! Walks all pairs: each composes, or is a compile error, and the roles and exceptions on the
//! reference page say the same.

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

/// The rows of the table of the reference page under the title `title`, without its head.
fn rows(title: &str) -> Vec<Vec<&'static str>> {
    let lines = PAGE.lines().skip_while(|line| *line != title);
    let table = lines.skip_while(|line| !line.starts_with('|'));
    let rows = table.take_while(|line| line.starts_with('|')).skip(2);
    rows.map(|row| row.trim_matches(['|', ' ']).split(" | ").collect()).collect()
}

/// The directives that a cell names: `all`, all but some, or some.
fn named<'a>(cell: &'a str, all: &[&'a str]) -> Vec<&'a str> {
    let words: Vec<_> = cell.split('`').skip(1).step_by(2).collect();
    if !cell.starts_with("all") {
        return words;
    }
    all.iter().copied().filter(|directive| !words.contains(directive)).collect()
}

/// The pairs that the table under `title` refuses: each of its first cell with each of its second.
fn exceptions<'a>(title: &str, all: &[&'a str]) -> Vec<(&'a str, &'a str)> {
    let mut found = Vec::new();
    for row in rows(title) {
        for one in named(row[0], all) {
            found.extend(named(row[1], all).into_iter().map(|other| (one, other)));
        }
    }
    found
}

/// The directives of one role, if a field has only one of them.
fn alternatives() -> Vec<Vec<&'static str>> {
    let roles = rows("# Roles");
    let cells: Vec<_> = roles.iter().map(|row| row[2]).collect();
    let mut all: Vec<_> = cells.iter().flat_map(|cell| named(cell, &[])).collect();
    all.sort_unstable();
    let mut fields = FIELDS.to_vec();
    fields.sort_unstable();
    assert_eq!(all, fields, "every directive of fields has one role");
    cells.iter().filter(|cell| cell.contains(" or ")).map(|cell| named(cell, &[])).collect()
}

/// Compares what composes and what is refused with all there is, and with what the page refuses.
fn compare(page: &Pairs, all: &Pairs, composes: &Pairs, refused: &Pairs) {
    let both: Vec<_> = composes.intersection(refused).collect();
    assert!(both.is_empty(), "composes and is refused: {both:?}");
    let decided: Pairs = composes.union(refused).cloned().collect();
    let silent: Vec<_> = all.difference(&decided).collect();
    assert!(silent.is_empty(), "neither composes nor is refused: {silent:?}");
    let unknown: Vec<_> = decided.difference(all).collect();
    assert!(unknown.is_empty(), "no such pair: {unknown:?}");
    let wrong: Vec<_> = page.difference(refused).collect();
    assert!(wrong.is_empty(), "the page refuses what composes: {wrong:?}");
    let missing: Vec<_> = refused.difference(page).collect();
    assert!(missing.is_empty(), "the page should refuse: {missing:?}");
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
    let mut page = exceptions("## Exceptions", FIELDS);
    for role in alternatives() {
        page.extend(role.iter().flat_map(|one| role.iter().map(|other| (*one, *other))));
    }
    page.retain(|(one, other)| one != other);
    compare(
        &pairs(page, FIELDS),
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
        &of(exceptions("## On a field that others use", OF_NUMBERS)),
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
        &pairs(exceptions("## On two fields that use one", USES), USES),
        &of(all),
        &pairs(TWICE.iter().copied(), USES),
        &pairs(words(&refused("twice", " and ")), USES),
    );
}

#[test]
fn every_directive_of_a_field_in_every_container_is_decided() {
    // What `layout` means is up to the formats that have it, and `tag` is for variants only.
    let mut fields = FIELDS.to_vec();
    fields.retain(|directive| !["layout", "tag"].contains(directive));
    let containers = containers();
    let all = containers.iter().flat_map(|(name, _)| fields.iter().map(|field| (*name, *field)));
    let composing =
        containers.iter().flat_map(|(name, fields)| fields.iter().map(|field| (*name, *field)));
    compare(
        &of(exceptions("## In the type around them", &fields)),
        &of(all),
        &of(composing),
        &of(words(&refused("in", " + "))),
    );
}
