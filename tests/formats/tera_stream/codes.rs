//! Tables of codes.

use super::*;

#[test]
fn a_table_is_read_with_its_comments_and_both_spellings() {
    let table: OpcodeTable =
        "\u{feff}# first\r\nC_A = 1\r\n\r\n  C_B\t0xFFFF // last\nS_C=0X0a#x\n".parse().unwrap();
    assert_eq!(table.len(), 3);
    let codes = ["C_A", "C_B", "S_C", "S_D"].map(|name| table.code(name));
    assert_eq!(codes, [Some(1), Some(65_535), Some(10), None]);
    let names = [1, 65_535, 10, 2].map(|code| table.name(code));
    assert_eq!(names, [Some("C_A"), Some("C_B"), Some("S_C"), None]);
    let mut all: Vec<_> = table.iter().collect();
    all.sort_unstable();
    assert_eq!(all, [("C_A", 1), ("C_B", 65_535), ("S_C", 10)]);
    assert!("// none\n".parse::<OpcodeTable>().unwrap().is_empty());
}

#[test]
fn a_bad_line_is_named() {
    for (text, line, message) in [
        ("C_A 1\n\nC_B", 3, "expected a name and a code in line 3"),
        ("= 5", 1, "expected a name and a code in line 1"),
        ("C_A =", 1, "expected a name and a code in line 1"),
        ("C-A = 5", 1, "`C-A` is not a name in line 1"),
        ("C_A B = 5", 1, "`C_A B` is not a name in line 1"),
        ("C_A five", 1, "`five` is not a number in line 1"),
        ("C_A 5 6", 1, "`5 6` is not a number in line 1"),
        ("C_A = -1", 1, "`-1` is not a number in line 1"),
        ("C_A = +1", 1, "`+1` is not a number in line 1"),
        ("C_A = 0x", 1, "`0x` is not a number in line 1"),
        ("C_A = 0x-1", 1, "`0x-1` is not a number in line 1"),
        ("C_A == 1", 1, "`= 1` is not a number in line 1"),
        ("# a\nC_A 65536", 2, "code 65536 is over the maximum 65535 in line 2"),
        ("C_A 0x10000", 1, "code 0x10000 is over the maximum 65535 in line 1"),
        ("C_A 1\nC_A 2", 2, "`C_A` has the code 1 already in line 2"),
        ("C_A 1\nC_A 1", 2, "`C_A` has the code 1 already in line 2"),
        ("C_A 1\nC_B 0x1", 2, "code 1 of `C_B` is that of `C_A` already in line 2"),
    ] {
        let error = text.parse::<OpcodeTable>().unwrap_err();
        assert_eq!((error.line(), error.to_string().as_str()), (line, message), "{text:?}");
    }
}

#[test]
fn a_table_is_unchanged_by_what_it_refuses() {
    let mut table = table();
    let before = table.clone();
    let kind = OpcodeErrorKind::DuplicateName { name: "C_PING".into(), given: 1 };
    assert_eq!(table.insert("C_PING", 2), Err(kind));
    assert!(matches!(table.insert("C_PONG", 1), Err(OpcodeErrorKind::DuplicateCode { .. })));
    assert_eq!(table, before);
    assert_eq!(table.insert("C_PONG", 2), Ok(()));
    assert_eq!(table.missing(&["C_PONG", "S_LOGIN"]).collect::<Vec<_>>(), ["S_LOGIN"]);
}

#[test]
fn a_table_with_duplicates_is_read_leniently_and_lists_all_of_them() {
    let text = "C_A = 1\nC_B = 1\nC_A = 2\nC_C = 3\nC_C = 3\nC_D = 1\n";
    let (table, duplicates) = OpcodeTable::parse_lenient(text).unwrap();
    let duplicates: Vec<String> = duplicates.iter().map(ToString::to_string).collect();
    assert_eq!(
        duplicates,
        [
            "code 1 of `C_B` is that of `C_A` already in line 2",
            "`C_A` has the code 1 already in line 3",
            "`C_C` has the code 3 already in line 5",
            "code 1 of `C_D` is that of `C_A` already in line 6",
        ]
    );
    // The first line counts, and what later ones do not contradict.
    let codes = ["C_A", "C_B", "C_C", "C_D"].map(|name| table.code(name));
    assert_eq!(codes, [Some(1), Some(1), Some(3), Some(1)]);
    assert_eq!([1, 2, 3].map(|code| table.name(code)), [Some("C_A"), Some("C_A"), Some("C_C")]);
}

#[test]
fn a_lenient_table_still_refuses_lines_that_are_not_a_name_and_a_code() {
    let error = OpcodeTable::parse_lenient("C_A = 1\nC_A = 1\nC_B five").unwrap_err();
    assert_eq!(error.to_string(), "`five` is not a number in line 3");
    let (table, duplicates) = OpcodeTable::parse_lenient("C_A = 1 # fine").unwrap();
    assert_eq!((Ok(table), duplicates.len()), ("C_A = 1".parse(), 0));
}
