//! Named, tuple and unit structs, recursive types, raw identifiers.

use ::codec_core::{Format, Implied, Layout, Wire};
use ::std::{
    assert_eq,
    boxed::Box,
    iter::{Extend, Iterator},
    option::Option::{self, None, Some},
    vec,
    vec::Vec,
};

use crate::support::{Little, assert_message, assert_text, decode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Unit;

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct EmptyNamed {}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct EmptyTuple();

#[test]
fn structs_without_fields_take_no_bytes() {
    assert_message::<Little, _>(&Unit, &[]);
    assert_message::<Little, _>(&EmptyNamed {}, &[]);
    assert_message::<Little, _>(&EmptyTuple(), &[]);
    assert_text(&decode_error::<Little, Unit>(&[1]), "1 bytes left over at byte 0x0 in Unit");
    let bytes = Little::to_vec(&vec![Unit, Unit, Unit]).unwrap();
    assert_eq!(bytes, [3, 0]);
    assert_eq!(Little::from_slice::<Vec<Unit>>(&bytes).unwrap(), [Unit, Unit, Unit]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Tuple(u8, #[wire(as = u8)] u32, u8);

#[test]
fn fields_of_a_tuple_struct_go_by_number() {
    assert_message::<Little, _>(&Tuple(1, 2, 3), &[1, 2, 3]);
    assert_text(
        &decode_error::<Little, Tuple>(&[1]),
        "needed 1 bytes, 0 left at byte 0x1 in Tuple.1",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Tree {
    value: u8,
    children: Vec<Tree>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Chain {
    value: u8,
    more: Implied<u8>,
    #[wire(bit = more & 1)]
    next: Option<Box<Chain>>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
enum Expression {
    #[wire(id = 0)]
    Number(i16),
    #[wire(id = 1)]
    Negative(Box<Expression>),
    #[wire(id = 2)]
    Sum { terms: Vec<Expression> },
    #[wire(id = 3)]
    Product(Box<Expression>, Box<Expression>),
}

#[test]
fn types_may_contain_themselves() {
    let leaf = |value| Tree { value, children: vec![] };
    let tree =
        Tree { value: 1, children: vec![leaf(2), Tree { value: 3, children: vec![leaf(4)] }] };
    assert_message::<Little, _>(&tree, &[1, 2, 0, 2, 0, 0, 3, 1, 0, 4, 0, 0]);
    assert_text(
        &decode_error::<Little, Tree>(&[1, 2, 0, 2, 0, 0, 3, 1, 0, 4, 0]),
        "needed 2 bytes, 1 left at byte 0xa in Tree.children[1].children[0].children",
    );

    let chain = |value, next| Chain { value, more: Implied::new(), next };
    let two = chain(1, Some(Box::new(chain(2, None))));
    assert_message::<Little, _>(&two, &[1, 1, 2, 0]);

    let number = |n| Expression::Number(n);
    let sum = Expression::Sum {
        terms: vec![
            number(1),
            Expression::Negative(Box::new(number(2))),
            Expression::Product(Box::new(number(3)), Box::new(number(-1))),
        ],
    };
    let bytes = [2, 3, 0, 0, 1, 0, 1, 0, 2, 0, 3, 0, 3, 0, 0, 0xff, 0xff];
    assert_message::<Little, _>(&sum, &bytes);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
#[allow(non_camel_case_types, reason = "keywords are in lower case")]
struct r#struct {
    r#type: u8,
    #[wire(count = r#type)]
    r#loop: Vec<u8>,
    r#match: u8,
    #[wire(bit = r#match & 1, check = r#if.is_none_or(|r#else| r#else != 9))]
    r#if: Option<u8>,
    r#use: Implied<u8>,
    #[wire(switch = r#use)]
    body: r#enum,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, tag = u8)]
#[allow(non_camel_case_types, reason = "keywords are in lower case")]
enum r#enum {
    #[wire(id = 1)]
    r#fn { r#in: u8 },
    #[wire(id = 2)]
    r#mod(u16),
}

#[test]
fn raw_identifiers_are_names_like_others() {
    let value = r#struct {
        r#type: 1,
        r#loop: vec![7],
        r#match: 1,
        r#if: Some(8),
        r#use: Implied::new(),
        body: r#enum::r#fn { r#in: 6 },
    };
    assert_message::<Little, _>(&value, &[1, 7, 1, 8, 1, 6]);
    assert_text(
        &decode_error::<Little, r#struct>(&[1, 7, 1, 8, 1]),
        "needed 1 bytes, 0 left at byte 0x5 in struct.body.fn.in",
    );
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Little)]
struct Point {
    x: f32,
    y: f32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Path {
    points: Vec<Point>,
    corners: [Point; 2],
}

#[test]
fn lengths_are_known_at_compile_time() {
    assert_eq!(<Point as Layout<Little>>::SIZE.fixed, Some(8));
    assert_eq!(<[Point; 2] as Layout<Little>>::SIZE.fixed, Some(16));
    assert_eq!(<Path as Layout<Little>>::SIZE.fixed, None);
    assert_eq!(<Path as Layout<Little>>::SIZE.min, 18);
    assert_eq!(<Tree as Layout<Little>>::SIZE.min, 3);
    assert_eq!(<Unit as Layout<Little>>::SIZE.fixed, Some(0));
}

#[test]
fn errors_in_elements_of_known_length_name_the_element() {
    let mut bytes = vec![0; 21];
    bytes[0] = 3;
    assert_text(
        &decode_error::<Little, Path>(&bytes),
        "needed 4 bytes, 3 left at byte 0x12 in Path.points[2].x",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Inner(u16, [u8; 2]);

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Record {
    id: u8,
    inner: Inner,
    last: i8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Records {
    records: Vec<Record>,
    pairs: Vec<(u8, u16)>,
}

#[test]
fn lists_of_records_that_cannot_fail_are_read_at_any_length() {
    for count in 0..11_u8 {
        let record = |n: u8| Record {
            id: n,
            inner: Inner(0x0201, [n, 9]),
            last: if n > 4 { -1 } else { 5 },
        };
        let records = (0..count).map(record).collect();
        let pairs = (0..count).map(|n| (n, 0x0102)).collect();
        let mut wire = vec![count, 0];
        wire.extend((0..count).flat_map(|n| [n, 1, 2, n, 9, if n > 4 { 0xff } else { 5 }]));
        wire.extend([count, 0]);
        wire.extend((0..count).flat_map(|n| [n, 2, 1]));
        assert_message::<Little, _>(&Records { records, pairs }, &wire);
    }
}
