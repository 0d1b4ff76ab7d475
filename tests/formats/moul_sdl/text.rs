//! The text of descriptors.

use formats::moul::sdl::{
    DescriptorError, DescriptorErrorKind as Kind, Descriptors, SimpleType, State, VariableType,
};
use serde_json::{Value, json};

use super::{json, list, text};

#[test]
fn descriptors_have_their_variables() {
    for vector in list("descriptors") {
        let name = text(&vector, "name");
        let set = Descriptors::parse(text(&vector, "text"))
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        let counts = set.iter().map(|descriptor| {
            let is_state = |ty: &VariableType| matches!(ty, VariableType::State(_));
            let all = descriptor.variables();
            let nested = all.iter().filter(|variable| is_state(variable.ty())).count();
            json!([descriptor.name(), descriptor.version(), all.len() - nested, nested])
        });
        assert_eq!(counts.collect::<Value>(), vector["counts"], "{name}");
        if let Some(parsed) = vector.get("parsed") {
            assert_eq!(&parsed_as(&set), parsed, "{name}");
        }
        if let Some(bindings) = vector.get("bindings") {
            assert_eq!(&bindings_of(&set), bindings, "{name}");
        }
    }
    assert_eq!(list("descriptors").len(), 25);
}

fn parsed_as(set: &Descriptors) -> Value {
    let descriptors = set.iter().map(|descriptor| {
        let variables = descriptor.variables().iter().map(|variable| {
            let ty = match variable.ty() {
                VariableType::Simple(ty) => ty.name().to_owned(),
                VariableType::State(name) => format!("${name}"),
            };
            let mut fields =
                json!({ "name": variable.name(), "type": ty, "count": variable.count() });
            if let Some(default) = variable.default() {
                fields["default"] = json::default_value(default);
            }
            if !variable.default_options().is_empty() {
                fields["defaultoption"] = json!(variable.default_options());
            }
            if !variable.display_options().is_empty() {
                fields["displayoption"] = json!(variable.display_options());
            }
            fields
        });
        json!({
            "name": descriptor.name(),
            "version": descriptor.version(),
            "vars": variables.collect::<Value>(),
        })
    });
    descriptors.collect()
}

fn bindings_of(set: &Descriptors) -> Value {
    let mut bindings = Vec::new();
    for descriptor in set.iter() {
        for variable in descriptor.variables() {
            let Some(bound) = descriptor.bound(variable) else { continue };
            bindings.push(json!([
                descriptor.name(),
                descriptor.version(),
                variable.name(),
                bound.name(),
                bound.version()
            ]));
        }
    }
    bindings.into()
}

/// The kind of error as the vectors call it.
fn kind(error: &DescriptorError) -> &'static str {
    match error.kind() {
        Kind::UnexpectedToken { .. } => "UnexpectedToken",
        Kind::UnexpectedEndOfText { .. } => "UnexpectedEndOfText",
        Kind::UnexpectedCharacter { .. } => "UnexpectedCharacter",
        Kind::UnterminatedString => "UnterminatedString",
        Kind::MissingVersion { .. } => "MissingVersion",
        Kind::DuplicateVersion => "DuplicateVersion",
        Kind::InvalidVersion { .. } => "InvalidVersion",
        Kind::UnknownType { .. } => "UnknownType",
        Kind::InvalidCount { .. } => "InvalidCount",
        Kind::InvalidDefault { .. } => "InvalidDefault",
        Kind::ValueOutOfRange { .. } => "ValueOutOfRange",
        Kind::TooLong { .. } => "TooLong",
        Kind::WrongTupleLength { .. } => "WrongTupleLength",
        Kind::DefaultNotAllowed => "DefaultNotAllowed",
        Kind::DuplicateAttribute => "DuplicateAttribute",
        Kind::UnknownDescriptor { .. } => "UnknownDescriptor",
        Kind::RecursiveDescriptor { .. } => "RecursiveDescriptor",
        Kind::DuplicateDescriptor { .. } => "DuplicateDescriptor",
        Kind::EncryptedFile => "EncryptedFile",
        other => panic!("{other}"),
    }
}

#[test]
fn malformed_texts_are_errors_of_their_kind() {
    for vector in list("malformed_text") {
        let error = Descriptors::parse(text(&vector, "text")).unwrap_err();
        assert_eq!(kind(&error), vector["error"], "{}: {error}", vector["name"]);
    }
    assert_eq!(list("malformed_text").len(), 33);
}

/// Checks the whole text of an error, with its line and column.
#[track_caller]
fn assert_error(text: &str, expected: &str) {
    assert_eq!(Descriptors::parse(text).unwrap_err().to_string(), expected);
}

/// Checks the error of a variable in a descriptor, at its column in line 3.
#[track_caller]
fn assert_variable_error(variable: &str, expected: &str) {
    let text = format!("STATEDESC Door\n{{ VERSION 1\n{variable}\n}}");
    assert_error(&text, expected);
}

#[test]
fn errors_tell_line_and_column_and_what_was_expected() {
    assert_error(
        "# a comment\n\tSTATE Door",
        "expected `STATEDESC`, found `STATE` at line 2, column 2",
    );
    assert_error("STATEDESC Door\r\n(", "expected `{`, found `(` at line 2, column 1");
    assert_error(
        "STATEDESC 5",
        "expected the name of a descriptor, found `5` at line 1, column 11",
    );
    assert_error("STATEDESC Door {\n  VAR", "expected `VERSION`, found `VAR` at line 2, column 3");
    assert_error(
        "STATEDESC Door { VERSION 65536 }",
        "expected a version from 0 to 65535, found `65536` at line 1, column 26",
    );
    assert_error(
        "STATEDESC Door { VERSION 1; VERSION 2 }",
        "second `VERSION` of one descriptor at line 1, column 29",
    );
    assert_error(
        "STATEDESC Door { VERSION 1\n VAR INT a[1]\n\n",
        "expected an option of the variable, `VAR` or `}`, found the end of the text at line 4, column 1",
    );
    assert_error(
        "\u{feff}STATEDESC Door { VERSION 1 } @",
        "unexpected character `@` at line 1, column 30",
    );
    assert_error(
        "STATEDESC Door { VERSION 1 }\nSTATEDESC DOOR { VERSION 1 }",
        "second descriptor `DOOR` of version 1 at line 2, column 11",
    );
    assert_error("whatdoyousee", "the file is encrypted at line 1, column 1");
    assert_error("notthedroids\0", "the file is encrypted at line 1, column 1");
}

#[test]
fn errors_of_variables_tell_what_was_expected() {
    for (variable, expected) in [
        ("VAR LONG a[1]", "unknown type `LONG` at line 3, column 5"),
        ("VAR 1", "expected the type of a variable, found `1` at line 3, column 5"),
        ("VAR INT [1]", "expected the name of a variable, found `[` at line 3, column 9"),
        ("VAR INT a DEFAULT=1", "expected `[`, found `DEFAULT` at line 3, column 11"),
        ("VAR INT a[1 DEFAULT=1", "expected `]`, found `DEFAULT` at line 3, column 13"),
        (
            "VAR INT a[2147483648]",
            "expected a number of elements from 1 to 2147483647, found `2147483648` at line 3, column 11",
        ),
        (
            "VAR INT a[1.5]",
            "expected a number of elements from 1 to 2147483647, found `1.5` at line 3, column 11",
        ),
        (
            "VAR INT a[10000]",
            "10000 elements are over the maximum 9999; `Descriptors::parse_with` raises it at line 3, column 11",
        ),
        ("VAR INT a[1] DEFAULT 0", "expected `=`, found `0` at line 3, column 22"),
        (
            "VAR INT a[1] DEFAULT=x",
            "expected a number as the default, found `x` at line 3, column 22",
        ),
        ("VAR INT a[1] DEFAULT=", "expected a value as the default, found `}` at line 4, column 1"),
        (
            "VAR INT a[1] DEFAULT=()",
            "expected a value as the default, found `)` at line 3, column 23",
        ),
        (
            "VAR INT a[1] DEFAULT=1e3",
            "expected a whole number as the default, found `1e3` at line 3, column 22",
        ),
        (
            "VAR INT a[1] DEFAULT=7.5e1",
            "expected a whole number as the default, found `7.5e1` at line 3, column 22",
        ),
        (
            "VAR SHORT a[1] DEFAULT=32768",
            "`32768` is not in the range of SHORT at line 3, column 24",
        ),
        ("VAR BYTE a[1] DEFAULT=-1", "`-1` is not in the range of BYTE at line 3, column 23"),
        ("VAR TIME a[1] DEFAULT=-1", "`-1` is not in the range of TIME at line 3, column 23"),
        ("VAR FLOAT a[1] DEFAULT=1e39", "`1e39` is not in the range of FLOAT at line 3, column 24"),
        (
            "VAR RGB8 a[1] DEFAULT=(1,2,256)",
            "`256` is not in the range of RGB8 at line 3, column 28",
        ),
        (
            "VAR RGB8 a[1] DEFAULT=(1,2,0.5)",
            "expected a whole number as the default, found `0.5` at line 3, column 28",
        ),
        (
            "VAR QUAT a[1] DEFAULT=(0,0,1)",
            "expected a value of 4 items, found 3 at line 3, column 23",
        ),
        ("VAR POINT3 a[1] DEFAULT=(0,0,1", "expected `,` or `)`, found `}` at line 4, column 1"),
        ("VAR INT a[1] DEFAULT=(1,2)", "expected a value of 1 items, found 2 at line 3, column 22"),
        (
            "VAR BOOL a[1] DEFAULT=yes",
            "expected `true`, `false` or a whole number as the default, found `yes` at line 3, column 23",
        ),
        (
            "VAR PLKEY a[1] DEFAULT=0",
            "expected `nil` as the default, found `0` at line 3, column 24",
        ),
        (
            "VAR STRING32 a[1] DEFAULT=0",
            "expected a word or a text in quotes as the default, found `0` at line 3, column 27",
        ),
        (
            "VAR STRING32 a[1] DEFAULT=\"01234567890123456789012345678901\"",
            "a text of 32 bytes is over the maximum 31 at line 3, column 27",
        ),
        (
            "VAR STRING32 a[1] DEFAULT=\"open",
            "quote without a closing quote on its line at line 3, column 27",
        ),
        (
            "VAR MESSAGE a[1] DEFAULT=0",
            "variables of this type have no default at line 3, column 18",
        ),
        ("VAR $Door a[] DEFAULT=0", "variables of this type have no default at line 3, column 15"),
        (
            "VAR INT a[1] DEFAULT=1 DEFAULT=2",
            "second `DEFAULT` of one variable at line 3, column 24",
        ),
        (
            "VAR INT a[1] DISPLAYOPTION=1",
            "expected the word of an option, found `1` at line 3, column 28",
        ),
        (
            "VAR INT a[1] HIDDEN",
            "expected an option of the variable, `VAR` or `}`, found `HIDDEN` at line 3, column 14",
        ),
        ("VAR $Gone a[1]", "unknown descriptor `Gone` at line 3, column 5"),
        ("VAR $ Door a[1]", "unexpected character `$` at line 3, column 5"),
        ("VAR INT \u{e9}t\u{e9}[1]", "unexpected character `\\xc3` at line 3, column 9"),
        ("VAR $Door a[1]", "states of `Door` contain themselves without end at line 3, column 5"),
    ] {
        assert_variable_error(variable, expected);
    }
}

#[test]
fn errors_show_the_beginning_of_a_long_word() {
    let error = Descriptors::parse(format!("{}\n", "a".repeat(100_000))).unwrap_err();
    assert_eq!(
        error.to_string(),
        format!("expected `STATEDESC`, found `{}…` at line 1, column 1", "a".repeat(40))
    );
}

#[test]
fn endless_states_are_found_through_others() {
    assert_error(
        "STATEDESC A { VERSION 1 VAR $B b[2] }
         STATEDESC B { VERSION 1 VAR $C c[1] VAR $A list[] }
         STATEDESC C { VERSION 1 VAR $A a[1] }",
        "states of `A` contain themselves without end at line 3, column 38",
    );
    // With a list between them there is an end.
    assert!(
        Descriptors::parse(
            "STATEDESC A { VERSION 1 VAR $B b[2] } STATEDESC B { VERSION 1 VAR $A a[] }"
        )
        .is_ok()
    );
}

#[test]
fn a_long_way_down_needs_no_stack() {
    let text: String = (0..20_000)
        .map(|n| format!("STATEDESC D{n} {{ VERSION 1 VAR $D{} next[1] }}\n", n + 1))
        .collect();
    let set = Descriptors::parse(format!("{text}STATEDESC D20000 {{ VERSION 1 }}")).unwrap();
    assert_eq!(set.len(), 20_001);
}

#[test]
fn a_state_is_of_the_newest_version_declared_so_far() {
    let set = Descriptors::parse(
        "STATEDESC Inner { VERSION 3 }
         STATEDESC Inner { VERSION 1 }
         STATEDESC Outer { VERSION 1 VAR $inner in[1] VAR $Later later[1] }
         STATEDESC Outer { VERSION 2 VAR $Outer out[] }
         STATEDESC Later { VERSION 5 }
         STATEDESC Later { VERSION 4 }
         STATEDESC Inner { VERSION 4 }",
    )
    .unwrap();
    let bound = |version, name| {
        let outer = set.get("Outer", version).unwrap();
        outer.bound(outer.variable(name).unwrap()).unwrap().to_string()
    };
    assert_eq!(bound(1, "in"), "Inner 3");
    assert_eq!(bound(1, "later"), "Later 5");
    // A descriptor is declared where its own variables begin.
    assert_eq!(bound(2, "out"), "Outer 2");
}

#[test]
fn files_refer_to_each_other_and_errors_name_them() {
    let door = ("Door.sdl", "STATEDESC Door { VERSION 1 VAR $Lock lock[1] }");
    let lock = ("Lock.sdl", "STATEDESC Lock { VERSION 1 VAR BOOL shut[1] }");
    let set = Descriptors::parse_files([door, lock]).unwrap();
    assert_eq!(set.newest("LOCK").unwrap().variable("SHUT").unwrap().count(), Some(1));

    let error = Descriptors::parse_files([door]).unwrap_err();
    assert_eq!(error.to_string(), "unknown descriptor `Lock` at line 1, column 32 of Door.sdl");
    let error = Descriptors::parse_files([lock, door, ("again.sdl", lock.1)]).unwrap_err();
    assert_eq!(error.file(), Some("again.sdl"));
    assert_eq!(kind(&error), "DuplicateDescriptor");
    let error = Descriptors::parse_files([lock, ("bad.sdl", "VAR")]).unwrap_err();
    assert_eq!((error.file(), error.line(), error.column()), (Some("bad.sdl"), 1, 1));
}

#[test]
fn text_may_have_bytes_that_are_not_utf_8_in_comments_and_quotes() {
    let set = Descriptors::parse(
        b"# d\xe9j\xe0\nSTATEDESC A { VERSION 1 VAR STRING32 a[1] DEFAULT=\"\xe9t\xe9 # x\" }",
    )
    .unwrap();
    let default = set.newest("A").unwrap().variable("a").unwrap().default().cloned();
    let formats::moul::sdl::Values::String32(texts) = default.unwrap() else { panic!() };
    assert_eq!(texts[0].bytes(), b"\xe9t\xe9 # x");
    assert_eq!(texts[0].text(), None);
}

#[test]
fn every_type_has_a_name_that_is_read_back() {
    for name in [
        "INT",
        "FLOAT",
        "BOOL",
        "STRING32",
        "PLKEY",
        "CREATABLE",
        "DOUBLE",
        "TIME",
        "BYTE",
        "SHORT",
        "AGETIMEOFDAY",
        "VECTOR3",
        "POINT3",
        "RGB",
        "RGBA",
        "QUATERNION",
        "RGB8",
        "RGBA8",
    ] {
        assert_eq!(SimpleType::from_name(&name.to_lowercase()).unwrap().name(), name);
    }
    assert_eq!(SimpleType::from_name("$Door"), None);
}

#[test]
fn no_cut_text_is_read_beyond_its_end() {
    for vector in list("descriptors") {
        let text = text(&vector, "text");
        let step = if text.len() < 1000 { 1 } else { 13 };
        for len in (0..text.len()).step_by(step) {
            // Cut texts are errors or hold fewer descriptors; they never make the parser fail.
            let cut = Descriptors::parse(&text.as_bytes()[..len]);
            let whole = vector["counts"].as_array().unwrap().len();
            assert!(cut.is_err() || cut.unwrap().len() <= whole);
        }
    }
}

#[test]
fn counts_of_elements_have_a_limit_that_can_be_raised() {
    let text = |count: u32| {
        format!(
            "STATEDESC A {{ VERSION 1 VAR INT x[{count}] VAR $B b[{count}] }} STATEDESC B {{ VERSION 1 }}"
        )
    };
    let most = Descriptors::MAX_COUNT;
    let values = |set: &Descriptors| State::new(&set.get("A", 1).unwrap()).get::<Vec<i32>>("x");
    assert_eq!(values(&Descriptors::parse(text(most)).unwrap()).unwrap().len(), most as usize);
    let error = Descriptors::parse(text(200_000_000)).unwrap_err();
    let expected = Kind::CountTooLarge { max: most, count: 200_000_000 };
    assert_eq!(*error.kind(), expected);
    let error = Descriptors::parse_files([("a.sdl", text(most + 1))]).unwrap_err();
    assert_eq!(error.file(), Some("a.sdl"));
    let more = Descriptors::parse_files_with([("a.sdl", text(most + 1))], most + 1).unwrap();
    assert_eq!(values(&more).unwrap().len(), most as usize + 1);
}
