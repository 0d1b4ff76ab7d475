//! Encoded bytes with the names of the fields beside them.

mod support;

use codec_core::{
    Format, Implied, Wire,
    explain::Value,
    text::{Terminated, Utf8},
};
use support::{Little, text, version};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Point {
    x: u16,
    y: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Path {
    id: u8,
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    maybe: Option<u8>,
    #[wire(align = 4)]
    points: Vec<Point>,
    numbers: Vec<u16>,
    names: Vec<String>,
    #[wire(as = Terminated<Utf8>)]
    long: String,
    body: Body,
    #[wire(since = 2, default)]
    newer: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Body {
    #[wire(id = 1)]
    One { value: u8 },
    #[wire(id = 2)]
    Two(Point),
}

fn path() -> Path {
    Path {
        id: 9,
        flags: Implied::new(),
        maybe: None,
        points: vec![Point { x: 1, y: 2 }, Point { x: 3, y: 4 }],
        numbers: vec![5],
        names: vec![text("a"), text("bc")],
        long: text("seventeen letters"),
        body: Body::One { value: 6 },
        newer: 7,
    }
}

#[test]
fn bytes_are_those_of_to_vec() {
    assert_eq!(Little::annotate(&path()).unwrap().bytes(), Little::to_vec(&path()).unwrap());
    let old = Little::annotate_with(&path(), &version(1)).unwrap();
    assert_eq!(old.bytes(), Little::to_vec_with(&path(), &version(1)).unwrap());
}

#[test]
fn fields_have_paths_ranges_and_values() {
    let annotated = Little::annotate(&path()).unwrap();
    let expected: [(&str, _, _, Option<Value>); 12] = [
        ("id", 0..1, true, Some(9_u8.into())),
        ("flags", 1..2, true, Some(0_u8.into())),
        ("(padding)", 2..4, true, None),
        ("points", 4..14, false, Some(2_u16.into())),
        ("points[1]", 10..14, false, None),
        ("points[1].y", 12..14, true, Some(4_u16.into())),
        ("numbers", 14..18, true, Some(Value::List(vec![5_u16.into()]))),
        ("names[1]", 23..27, true, Some("bc".into())),
        ("long", 27..45, true, Some("seventeen letters".into())),
        ("body", 45..47, false, Some(Value::Named { name: "One", number: 1 })),
        ("body.One.value", 46..47, true, Some(6_u8.into())),
        ("newer", 47..48, true, Some(7_u8.into())),
    ];
    for (path, range, leaf, value) in expected {
        let found: Vec<_> = annotated.fields().filter(|(found, _)| found == path).collect();
        assert_eq!(found.len(), 1, "{path}");
        let (_, node) = &found[0];
        assert_eq!((&node.range, node.leaf, &node.value), (&range, leaf, &value), "{path}");
    }
    assert!(annotated.find("maybe").is_none());
}

#[test]
fn a_field_stands_before_what_it_holds() {
    let annotated = Little::annotate(&path()).unwrap();
    let paths: Vec<_> = annotated.fields().map(|(path, _)| path).collect();
    assert_eq!(
        paths,
        [
            "id",
            "flags",
            "(padding)",
            "points",
            "points[0]",
            "points[0].x",
            "points[0].y",
            "points[1]",
            "points[1].x",
            "points[1].y",
            "numbers",
            "names",
            "names[0]",
            "names[1]",
            "long",
            "body",
            "body.One",
            "body.One.value",
            "newer",
        ],
    );
}

#[test]
fn display_is_a_hex_dump_with_names() {
    let expected = "\
0000  09                                               id              u8 = 9
0001  00                                               flags           u8 = 0
0002  00 00                                            (padding)
0004  02 00                                            points          list of Point = 2
0006  01 00                                            points[0].x     u16 = 1
0008  02 00                                            points[0].y     u16 = 2
000a  03 00                                            points[1].x     u16 = 3
000c  04 00                                            points[1].y     u16 = 4
000e  01 00 05 00                                      numbers         list of u16 = [5]
0012  02 00                                            names           list of UTF-8 text = 2
0014  01 00 61                                         names[0]        UTF-8 text = \"a\"
0017  02 00 62 63                                      names[1]        UTF-8 text = \"bc\"
001b  73 65 76 65 6e 74 65 65 6e 20 6c 65 74 74 65 72  long            UTF-8 text = \"seventeen letters\"
002b  73 00
002d  01                                               body            Body = One (1)
002e  06                                               body.One.value  u8 = 6
002f  07                                               newer           u8 = 7
";
    assert_eq!(Little::annotate(&path()).unwrap().to_string(), expected);
}

#[test]
fn payloads_of_one_value_are_annotated() {
    let value = Path { body: Body::Two(Point { x: 1, y: 2 }), ..path() };
    let annotated = Little::annotate(&value).unwrap();
    let body: Vec<_> = annotated
        .fields()
        .filter(|(path, _)| path.starts_with("body"))
        .map(|(path, field)| format!("{path} {:?}", field.range))
        .collect();
    let expected = ["body 45..50", "body.Two 46..50", "body.Two.x 46..48", "body.Two.y 48..50"];
    assert_eq!(body, expected);
}

#[test]
fn values_without_fields_have_no_names() {
    let annotated = Little::annotate(&0x0102_u16).unwrap();
    assert_eq!(annotated.fields().count(), 0);
    assert_eq!(annotated.nodes()[0].value, Some(0x0102_u16.into()));
}
