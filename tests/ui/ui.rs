//! Mistakes and what the compiler says of them, in folders by kind of mistake.
//!
//! `TRYBUILD=overwrite cargo test --test ui` writes the `.stderr` files anew; read the difference
//! before keeping it.

/// The kinds of mistakes.
const MISTAKES: &[&str] = &[
    "arithmetic",
    "at",
    "attribute",
    "bit",
    "bits",
    "castle",
    "checksum",
    "codec",
    "count",
    "end",
    "enum",
    "exact",
    "generics",
    "layout",
    "layout_option",
    "nativeparam",
    "order",
    "pairs",
    "plain",
    "tail",
    "type",
    "version",
];

#[test]
fn mistakes_are_explained() {
    // Nothing but mistakes: with a single case that should compile, trybuild runs cargo twice for
    // every case instead of once for all of them.
    let cases = trybuild::TestCases::new();
    for kind in MISTAKES {
        cases.compile_fail(format!("{kind}/*.rs"));
    }
}
