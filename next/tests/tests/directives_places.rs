//! Each directive alone, in both directions: counts, rests, ends and places.

mod support;

use codec_core::{
    Wire,
    checksum::{ByteSum, Crc32},
    codec::{BigEndian, U24},
    fields::Implied,
    format::Order,
};
use support::{Big, Little, both, decode_error, encode_error, from_slice, to_vec};

const HEADER: u8 = 3;

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Counted {
    size: Implied<u8>,
    #[wire(count = size - HEADER)]
    body: Vec<u8>,
    n: Implied<u16>,
    #[wire(count = usize::from(n) * 2)]
    x: Vec<u8>,
    #[wire(count = n, as = Vec<U24>)]
    y: Vec<u32>,
    #[wire(count = body.len())]
    copy: Vec<u8>,
}

#[test]
fn counts_are_solved_or_checked() {
    let value =
        |body, x, y, copy| Counted { size: Implied::new(), body, n: Implied::new(), x, y, copy };
    both(
        &value(vec![7, 8], vec![1, 2], vec![9], vec![5, 6]),
        &[5, 7, 8, 1, 0, 1, 2, 9, 0, 0, 5, 6],
    );
    assert_eq!(
        decode_error::<Counted>(&[2]),
        "`size - HEADER` is out of range at byte 0x1 in Counted.body"
    );
    assert_eq!(
        encode_error(&value(vec![], vec![1], vec![2], vec![])),
        "1 elements where other fields say 2 in Counted.x"
    );
    assert_eq!(
        encode_error(&value(vec![], vec![], vec![], vec![1])),
        "1 elements where other fields say 0 in Counted.copy"
    );
    assert_eq!(
        encode_error(&value(vec![0; 253], vec![], vec![], vec![])),
        "length 256 is over the maximum 255 in Counted.body"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Datagram {
    kind: u8,
    #[wire(rest)]
    body: Vec<u16>,
    #[wire(as = U24)]
    sender: u32,
    #[wire(as = BigEndian<u32>, checksum(Crc32, kind..=sender))]
    crc: Implied<u32>,
}

#[test]
fn rest_leaves_room_for_a_trailer() {
    let value = Datagram { kind: 1, body: vec![2, 3], sender: 4, crc: Implied::new() };
    let bytes = to_vec(&value).unwrap();
    assert_eq!(bytes, [1, 2, 0, 3, 0, 4, 0, 0, 0x7e, 0xbe, 0x1c, 0xd2]);
    assert_eq!(from_slice::<Datagram>(&bytes).unwrap(), value);
    assert!(decode_error::<Datagram>(&[1, 2, 3]).starts_with("needed"));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Hop {
    address: u8,
    last: u8,
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Route {
    #[wire(end = |hop| hop.last == 1)]
    hops: Vec<Hop>,
    #[wire(end = 0)]
    name: Vec<u8>,
}

#[test]
fn lists_end_with_an_element_or_a_value() {
    let hops = vec![Hop { address: 5, last: 0 }, Hop { address: 6, last: 1 }];
    both(&Route { hops, name: b"ab".to_vec() }, &[5, 0, 6, 1, b'a', b'b', 0]);
    assert_eq!(
        encode_error(&Route { hops: vec![], name: vec![] }),
        "invalid list: no element ends it in Route.hops"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Text(#[wire(end = 0)] Vec<u8>),
    #[wire(id = 2)]
    Number {
        flags: Implied<u8>,
        #[wire(bit = flags & 1)]
        value: Option<u16>,
    },
    #[wire(id = 3)]
    Empty,
}

#[test]
fn enums_have_a_tag() {
    both(&Body::Text(b"a".to_vec()), &[1, b'a', 0]);
    both(&Body::Number { flags: Implied::new(), value: Some(5) }, &[2, 1, 5, 0]);
    both(&Body::Empty, &[3]);
    assert_eq!(decode_error::<Body>(&[4]), "unknown tag 0x4 of `Body` at byte 0x0 in Body");
    assert_eq!(
        decode_error::<Body>(&[2, 2]),
        "invalid flag bits 0x2 at byte 0x2 in Body.Number.flags"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Event {
    kind: Implied<u8>,
    time: u8,
    #[wire(switch = kind)]
    body: Body,
}

#[test]
fn a_switch_writes_the_tag() {
    let body = Body::Number { flags: Implied::new(), value: None };
    both(&Event { kind: Implied::new(), time: 9, body }, &[2, 9, 0]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Constants {
    #[wire(const = *b"WAD1")]
    magic: Implied<[u8; 4]>,
    #[wire(const = 2, since = 2)]
    version: Implied<u16>,
}

#[test]
fn constants_are_written_and_compared() {
    let value = Constants { magic: Implied::new(), version: Implied::new() };
    both(&value, b"WAD1\x02\0");
    assert_eq!(
        decode_error::<Constants>(b"WAD1\x03\0"),
        "expected the constant 0x2, found 0x3 at byte 0x4 in Constants.version"
    );
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Skipped {
    id: u8,
    #[wire(skip, default = 100)]
    health: u32,
}

#[test]
fn skip_leaves_out() {
    both(&Skipped { id: 1, health: 100 }, &[1]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Range {
    low: u8,
    #[wire(check = low <= high && high < 10)]
    high: u8,
}

#[test]
fn checks_hold_on_both_sides() {
    both(&Range { low: 1, high: 2 }, &[1, 2]);
    let text = "`low <= high && high < 10` does not hold";
    assert_eq!(encode_error(&Range { low: 2, high: 1 }), format!("{text} in Range.high"));
    assert_eq!(decode_error::<Range>(&[1, 10]), format!("{text} at byte 0x1 in Range.high"));
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Tuple(u8, #[wire(pad = 1)] u8, #[wire(checksum(ByteSum<u16>, ..))] Implied<u16>);

#[test]
fn tuple_structs_have_directives_too() {
    both(&Tuple(1, 2, Implied::new()), &[1, 0, 2, 3, 0]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Pair<T, const N: usize> {
    first: T,
    n: Implied<u8>,
    #[wire(count = n)]
    more: Vec<T>,
    bytes: [u8; N],
}

#[test]
fn types_can_have_parameters() {
    both(&Pair { first: 1_u16, n: Implied::new(), more: vec![2], bytes: [3] }, &[1, 0, 1, 2, 0, 3]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Borrowed<'a> {
    size: Implied<u8>,
    #[wire(len = size)]
    bytes: &'a [u8],
    end: u8,
}

#[test]
fn fields_can_borrow() {
    let value = Borrowed { size: Implied::new(), bytes: &[1, 2], end: 3 };
    let bytes = to_vec(&value).unwrap();
    assert_eq!(bytes, [2, 1, 2, 3]);
    assert_eq!(from_slice::<Borrowed>(&bytes).unwrap(), value);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Tree {
    value: u8,
    children: Vec<Tree>,
}

#[test]
fn types_can_contain_themselves() {
    let leaf = Tree { value: 2, children: vec![] };
    both(&Tree { value: 1, children: vec![leaf] }, &[1, 1, 0, 2, 0, 0]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big)]
struct Tiff {
    size: Implied<u16>,
    mark: u8,
    #[wire(order = if mark == b'M' { Order::Big } else { Order::Little }, bit = mark & 1)]
    version: Option<u16>,
    #[wire(len = size)]
    body: Vec<u16>,
}

#[test]
fn the_order_holds_for_what_follows_and_not_for_a_length_before() {
    let value = Tiff { size: Implied::new(), mark: b'M', version: Some(42), body: vec![1] };
    both(&value, &[2, 0, b'M', 0, 42, 0, 1]);
    both(&Tiff { mark: b'H', version: None, ..value }, &[2, 0, b'H', 1, 0]);
}

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big, id = 9)]
struct Unit;

#[derive(Wire, Debug, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Either<T> {
    Unit(Unit),
    #[wire(id = 1)]
    Value(T),
    #[wire(id = 2)]
    Both(T, #[wire(as = U24)] u32),
}

#[test]
fn structs_can_be_empty_and_enums_can_have_parameters() {
    both(&Unit, &[]);
    both(&Either::<u8>::Unit(Unit), &[9]);
    both(&Either::Value(7_u16), &[1, 7, 0]);
    both(&Either::Both(7_u8, 8), &[2, 7, 8, 0, 0]);
}
