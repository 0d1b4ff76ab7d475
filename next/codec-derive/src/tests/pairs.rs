//! A test for each pair of directives that go together: `tests/tests/pairs.in` is printed from their
//! samples.

use crate::{
    directive::{self, LeavesOut, Spec},
    pairs,
    role::Role,
    tests::{golden, mistakes},
};

/// The directives that fields of structs and variants have.
fn all() -> Vec<&'static Spec> {
    directive::ALL.iter().copied().filter(|spec| spec.only.is_none()).collect()
}

#[test]
fn prints_a_test_for_each_pair() {
    let mut text = String::from(HEAD);
    let all = all();
    for (index, outer) in all.iter().enumerate() {
        for inner in &all[index + 1..] {
            if pairs::conflict(outer, inner).is_none() {
                text.push_str(&together(&[outer, inner]));
            }
        }
    }
    golden("../tests/tests/pairs.in", &text);
}

/// Three directives at a time, which takes a minute to compile: `BLESS=1 cargo test -p codec-derive --
/// --ignored`, then `cargo test --features triples`.
#[test]
#[ignore = "it writes a file of tests that takes a minute to compile and is not in git"]
fn prints_a_test_for_three_at_a_time() {
    let apart = |a: &Spec, b: &Spec| pairs::conflict(a, b).is_some();
    let mut text = String::from(HEAD);
    let all = all();
    for (i, a) in all.iter().enumerate() {
        for (j, b) in all.iter().enumerate().skip(i + 1) {
            for c in all.iter().skip(j + 1) {
                if !apart(a, b) && !apart(a, c) && !apart(b, c) {
                    text.push_str(&together(&[a, b, c]));
                }
            }
        }
    }
    golden("../tests/tests/triples.in", &text);
}

/// The directives that do not go together: the error names both, and says why.
#[test]
fn other_pairs_are_mistakes() {
    let all = all();
    for (index, outer) in all.iter().enumerate() {
        for inner in &all[index + 1..] {
            let Some(reason) = pairs::conflict(outer, inner) else { continue };
            let (first, second) = (outer.sample, inner.sample);
            let written = format!("{}, {}", first.written, second.written).replace("{value}", "1");
            let before = format!("{}{}", first.before, second.before);
            let source = format!("struct P {{ {before} #[wire({written})] x: Option<u8> }}");
            let mistakes = mistakes(&source.replace("{}", "Codec"));
            let (a, b) = (outer.name, inner.name);
            let expected = format!("`{a}` and `{b}` do not go together: {reason}");
            assert!(mistakes.contains(&expected), "{source}: {mistakes}");
        }
    }
}

const HEAD: &str = "// Printed by `codec-derive`; do not edit.\n";

/// The test for directives on one field, from the outside in.
fn together(directives: &[&Spec]) -> String {
    let mut used = directives.to_vec();
    // A default needs something that leaves the field out.
    let has_default = used.iter().any(|spec| spec.role == Role::Absence);
    if has_default && !used.iter().any(|spec| spec.leaves_out == LeavesOut::Always) {
        let since = all().into_iter().find(|spec| spec.leaves_out == LeavesOut::Always);
        used.extend(since);
        used.sort_by_key(|spec| directive::position(spec));
    }
    let has_value = |spec: &&Spec| spec.role == Role::Absence || spec.sample.ty.contains("Implied");
    let is_valued = used.iter().copied().any(|spec| has_value(&spec));
    let (mut ty, mut value, mut codec) = ("u16".to_owned(), "0x0102".to_owned(), String::new());
    let mut written = Vec::new();
    for spec in used.iter().rev() {
        let sample = spec.sample;
        let is_option = sample.ty.starts_with("Option");
        written.push(sample.written.replace("{value}", &value));
        if !(is_option && (is_valued || ty.starts_with("Option"))) {
            ty = sample.ty.replace("{}", &ty);
            value = sample.value.replace("{}", &value);
        }
        codec = sample.codec.replace("{}", &codec);
    }
    written.reverse();
    let written = written.join(", ").replace("{}", &codec);
    let before: String = used.iter().map(|spec| spec.sample.before).collect();
    let values: String = used.iter().map(|spec| spec.sample.before_values).collect();
    let is_open = used.iter().any(|spec| spec.sample.is_open);
    let is_strict = !used.iter().any(|spec| spec.sample.is_lossy);
    let names: Vec<&str> = directives.iter().map(|spec| spec.name).collect();
    let name = names.join("_and_");
    format!(
        "
#[test]
fn {name}() {{
    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Little, format = Big)]
    struct Both {{ {before} #[wire({written})] x: {ty} }}
    pair(&Both {{ {values} x: {value} }}, {is_open}, {is_strict});

    #[derive(Wire, Debug, PartialEq)]
    #[wire(format = Little, format = Big, tag = u8)]
    enum Variant {{ #[wire(id = 1)] Both {{ {before} #[wire({written})] x: {ty} }} }}
    pair(&Variant::Both {{ {values} x: {value} }}, {is_open}, {is_strict});
}}
"
    )
}
