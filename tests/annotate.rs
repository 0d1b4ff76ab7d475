//! Encoded bytes with the names of the fields beside them.

mod support;

use codec_core::{
    Format, Implied, Wire,
    annotate::Annotation,
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
fn fields_have_paths_and_ranges() {
    let annotated = Little::annotate(&path()).unwrap();
    let find = |path: &str| {
        let found: Vec<_> = annotated.fields().iter().filter(|field| field.path == path).collect();
        assert_eq!(found.len(), 1, "{path}");
        found[0].clone()
    };
    let field = |path: &str, range, leaf| Annotation { path: path.into(), range, leaf, bits: None };
    assert_eq!(find("id"), field("id", 0..1, true));
    assert_eq!(find("flags"), field("flags", 1..2, true));
    assert_eq!(find("points"), field("points", 4..14, false));
    assert_eq!(find("points[1]"), field("points[1]", 10..14, false));
    assert_eq!(find("points[1].y"), field("points[1].y", 12..14, true));
    assert_eq!(find("numbers"), field("numbers", 14..18, true));
    assert_eq!(find("names[1]"), field("names[1]", 23..27, true));
    assert_eq!(find("long"), field("long", 27..45, true));
    assert_eq!(find("body.value"), field("body.value", 46..47, true));
    assert_eq!(find("newer"), field("newer", 47..48, true));
    assert!(annotated.fields().iter().all(|field| field.path != "maybe"));
}

#[test]
fn a_field_stands_before_what_it_holds() {
    let annotated = Little::annotate(&path()).unwrap();
    let paths: Vec<_> = annotated.fields().iter().map(|field| &*field.path).collect();
    assert_eq!(
        paths,
        [
            "id",
            "flags",
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
            "body.value",
            "newer",
        ],
    );
}

#[test]
fn display_is_a_hex_dump_with_names() {
    let expected = "\
0000  09                                               id
0001  00                                               flags
0002  00 00 02 00
0006  01 00                                            points[0].x
0008  02 00                                            points[0].y
000a  03 00                                            points[1].x
000c  04 00                                            points[1].y
000e  01 00 05 00                                      numbers
0012  02 00                                            names
0014  01 00 61                                         names[0]
0017  02 00 62 63                                      names[1]
001b  73 65 76 65 6e 74 65 65 6e 20 6c 65 74 74 65 72  long
002b  73 00
002d  01                                               body
002e  06                                               body.value
002f  07                                               newer
";
    assert_eq!(Little::annotate(&path()).unwrap().to_string(), expected);
}

#[test]
fn payloads_of_one_value_are_annotated() {
    let value = Path { body: Body::Two(Point { x: 1, y: 2 }), ..path() };
    let annotated = Little::annotate(&value).unwrap();
    let body: Vec<_> = annotated
        .fields()
        .iter()
        .filter(|field| field.path.starts_with("body"))
        .map(|field| (&*field.path, field.range.clone()))
        .collect();
    assert_eq!(body, [("body", 45..50), ("body.x", 46..48), ("body.y", 48..50)]);
}

#[test]
fn values_without_fields_have_no_names() {
    let annotated = Little::annotate(&0x0102_u16).unwrap();
    assert!(annotated.fields().is_empty());
    assert_eq!(annotated.to_string(), "0000  02 01\n");
}
