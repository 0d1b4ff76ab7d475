//! Mistakes in enums and in structs that are one number. `TRYBUILD=overwrite` writes the `.stderr`
//! files.

#[test]
fn mistakes_are_explained() {
    let cases = trybuild::TestCases::new();
    cases.compile_fail("ui/enum/*.rs");
    cases.compile_fail("ui/bits/*.rs");
}
