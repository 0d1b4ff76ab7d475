//! Packets of the tests of tera-data-parser.

use codec_core::Wire;
use formats::tera::{ByteArray, ByteArrayHere, Tera};

use super::{COMPUTED, LIBRARY, vector};

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_SIMPLE")]
struct Simple {
    bool: bool,
    byte: u8,
    int16: i16,
    int32: i32,
    uint16: u16,
    uint32: u32,
    float: f32,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_LONG")]
struct Long {
    long: i64,
    ulong: u64,
}

#[test]
fn numbers() {
    let simple =
        Simple { bool: true, byte: 2, int16: 3, int32: 4, uint16: 5, uint32: 6, float: 7.8 };
    vector(LIBRARY, "TEST_SIMPLE", &simple);
    vector(LIBRARY, "TEST_LONG", &Long { long: 0x2_0000_0001, ulong: 0x4_0000_0003 });
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_ARRAY")]
struct Arrays {
    arr: Vec<Pair>,
    arr2: Vec<String>,
    arr3: Vec<bool>,
    arr4: Vec<i16>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Pair {
    int: i32,
    byte: u8,
}

#[test]
fn elements_are_structs_texts_and_numbers() {
    let value = Arrays {
        arr: vec![Pair { int: 1, byte: 2 }, Pair { int: 3, byte: 4 }],
        arr2: vec!["5".into(), "6".into()],
        arr3: vec![true],
        arr4: Vec::new(),
    };
    vector(LIBRARY, "TEST_ARRAY", &value);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_BYTES")]
struct Buffers {
    #[wire(as = ByteArray)]
    buf1: Vec<u8>,
    #[wire(as = ByteArrayHere)]
    buf2: Vec<u8>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_STRING")]
struct Strings {
    string1: String,
    string2: String,
}

#[test]
fn byte_arrays_and_texts() {
    let buffers =
        Buffers { buf1: vec![1, 2, 3, 4, 5, 6, 7, 8], buf2: vec![0xff, 0xfe, 0xfd, 0xfc] };
    vector(LIBRARY, "TEST_BYTES", &buffers);
    let strings = Strings { string1: String::new(), string2: "String 2".into() };
    vector(LIBRARY, "TEST_STRING (empty + non-empty)", &strings);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_OBJECT_SIMPLE")]
struct ObjectSimple {
    obj: Pair,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_OBJECT_COMPLEX")]
struct ObjectComplex {
    obj: Complex,
    str: String,
    arr: Vec<i16>,
    int: i16,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Complex {
    str: String,
    arr: Vec<i16>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera, name = "TEST_OBJECT_NESTED")]
struct ObjectNested {
    obj: Outer,
    arr: Vec<Outer2>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Outer {
    arr: Vec<Middle>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Middle {
    obj: Leaves,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Leaves {
    arr: Vec<Leaf>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Leaf {
    str: String,
    int: i16,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Outer2 {
    obj: Leaves2,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Leaves2 {
    arr: Vec<Leaf2>,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Leaf2 {
    obj: Leaf,
}

#[test]
fn slots_of_inline_objects_are_among_those_around_them() {
    vector(LIBRARY, "TEST_OBJECT_SIMPLE", &ObjectSimple { obj: Pair { int: 1, byte: 2 } });
    let complex = ObjectComplex {
        obj: Complex { str: "2".into(), arr: vec![3, 4] },
        str: "5".into(),
        arr: vec![6, 7],
        int: 1,
    };
    vector(LIBRARY, "TEST_OBJECT_COMPLEX", &complex);

    let leaf = |str: &str, int| Leaf { str: str.into(), int };
    let middle = |arr| Middle { obj: Leaves { arr } };
    let outer2 = |leaf| Outer2 { obj: Leaves2 { arr: vec![Leaf2 { obj: leaf }] } };
    let text = "\u{2167} \u{10348}";
    let nested = ObjectNested {
        obj: Outer {
            arr: vec![
                middle(vec![leaf(text, 176), leaf("", 286)]),
                middle(vec![leaf(text, 396), leaf("", 506)]),
            ],
        },
        arr: vec![outer2(leaf(text, 220)), outer2(leaf(text, 440))],
    };
    vector(COMPUTED, "TEST_OBJECT_NESTED", &nested);
}

#[derive(Wire, Debug, Default, PartialEq)]
#[wire(format = Tera, name = "TEST_ALL")]
struct All {
    object_array: Vec<Item>,
    #[wire(as = ByteArrayHere)]
    bytes: Vec<u8>,
    string: String,
    array: Vec<Element>,
    bool: bool,
    byte: u8,
    int16: i16,
    int32: i32,
    int64: i64,
    uint16: u16,
    uint32: u32,
    uint64: u64,
    float: f32,
    object_property: i32,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Item {
    element: i32,
    nested: (i32, u16),
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Element {
    string: String,
    nested: Vec<Inner>,
    element: i32,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Tera)]
struct Inner {
    string: String,
    element1: i32,
    element2: u16,
}

#[test]
fn all_kinds_of_fields_in_one_packet() {
    vector(LIBRARY, "TEST_ALL defaults", &All::default());

    let text = "\u{2167} \u{10348}";
    let inner =
        |string: &str, element1, element2| Inner { string: string.into(), element1, element2 };
    let all = All {
        object_array: vec![
            Item { element: -700_021, nested: (800_024, 2313) },
            Item { element: -1_700_051, nested: (1_800_054, 4883) },
        ],
        bytes: (0x1c..=0x3b).collect(),
        string: String::new(),
        array: vec![
            Element {
                string: String::new(),
                nested: vec![inner("", 3_000_090, 7967), inner(text, 4_000_120, 10537)],
                element: -1_500_045,
            },
            Element {
                string: text.into(),
                nested: vec![inner("", 5_000_150, 13107), inner(text, 6_000_180, 15677)],
                element: -2_500_075,
            },
        ],
        bool: false,
        byte: 8,
        int16: -99,
        int32: 1_000_030,
        int64: -11_000_000_000_000_000,
        uint16: 3084,
        uint32: 1_170_000_091,
        uint64: 1_400_000_000_000_000_000,
        float: -3.75,
        object_property: 1_600_048,
    };
    vector(COMPUTED, "TEST_ALL", &all);
}
