//! `count` and `len` in a struct before what they count: `len = head.len`.

use ::codec_core::{
    AnyEndian, BigEndian as Big, Encode, Format, Implied, LittleEndian, Options, Order, Wire,
    checksum::{ByteSum, InternetChecksum},
    codec::{In, U24},
};
use ::std::{
    assert, assert_eq, option::Option, option::Option::None, option::Option::Some,
    string::ToString as _, vec, vec::Vec,
};

use crate::support::{Little, assert_message, assert_text, encode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, format = Little)]
struct Head {
    #[wire(const = 7)]
    magic: Implied<u8>,
    /// Counts the head too.
    #[wire(pad = 1)]
    len: u16,
    #[wire(as = U24)]
    count: u32,
    kind: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big, format = Little)]
struct Packet {
    before: u8,
    head: Head,
    #[wire(len = head.len - 8, rest)]
    body: Vec<u8>,
    #[wire(count = head.count)]
    items: Vec<u8>,
    #[wire(when = head.kind == 1)]
    more: Option<u8>,
}

fn packet(len: u16, count: u32) -> Packet {
    let head = Head { magic: Implied::new(), len, count, kind: 1 };
    Packet { before: 9, head, body: vec![1, 2], items: vec![3, 4, 5], more: Some(6) }
}

#[test]
fn numbers_of_a_head_are_written_from_what_they_count() {
    let big = [9, 7, 0, 0, 10, 0, 0, 3, 1, 1, 2, 3, 4, 5, 6];
    let little = [9, 7, 0, 10, 0, 3, 0, 0, 1, 1, 2, 3, 4, 5, 6];
    assert_message::<Big, _>(&packet(10, 3), &big);
    assert_message::<Little, _>(&packet(10, 3), &little);
    // What the head holds does not matter.
    assert_eq!(Big::to_vec(&packet(0, 0xffff)).unwrap(), big);
    assert_eq!(Little::to_vec(&packet(0xffff, 0)).unwrap(), little);
    let long = Packet { body: vec![0; 0x1_0000], ..packet(0, 0) };
    assert_text(
        &encode_error::<Big, _>(&long),
        "length 65544 is over the maximum 65535 in Packet.body",
    );
}

/// A head with a checksum over the length, as that of IPv4.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Summed {
    kind: u16,
    total: u16,
    #[wire(checksum(InternetChecksum, ..))]
    sum: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Datagram {
    head: Summed,
    #[wire(len = head.total - 6, rest)]
    body: Vec<u8>,
    #[wire(checksum(ByteSum<u8>, ..=body))]
    sum: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian)]
struct Ordered {
    big: bool,
    #[wire(order = if big { Order::Big } else { Order::Little })]
    head: Count,
    #[wire(order = Order::Little, count = head.0)]
    list: Vec<u16>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = AnyEndian, format = Big)]
struct Count(u16);

/// In a list, in a frame, in data that lies elsewhere, and in another format.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Counted {
    head: Count,
    #[wire(count = head.0)]
    list: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = LittleEndian)]
struct Outside {
    first: u8,
    #[wire(as = In<Big>)]
    inside: Counted,
}

/// Readers multiply in `u8`.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Narrow {
    head: Words,
    #[wire(len = head.words * 4)]
    bytes: Vec<u8>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Words {
    words: u8,
}

#[test]
fn what_readers_cannot_compute_is_refused() {
    let value = |len| Narrow { head: Words { words: 0 }, bytes: vec![0; len] };
    assert_eq!(Big::to_vec(&value(252)).unwrap()[0], 63);
    assert_text(
        &encode_error::<Big, _>(&value(256)),
        "`head.words * 4` is out of range in Narrow.bytes",
    );
    assert_text(
        &encode_error::<Big, _>(&value(3)),
        "`head.words * 4` cannot be 3: it is not a multiple of the factor in Narrow.bytes",
    );
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Checked {
    #[wire(check = n < 3)]
    n: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Depends {
    n: u8,
    #[wire(when = n > 1)]
    more: Option<u8>,
}

macro_rules! not_told {
    ($($name:ident($head:ty) { $($field:tt)* })*) => {$(
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Big)]
        struct $name {
            head: $head,
            #[wire(count = head.n)]
            list: Vec<u8>,
            $($field)*
        }
    )*};
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Big)]
struct Plain {
    n: u8,
}

not_told! {
    OfChecked(Checked) {}
    OfDepends(Depends) {}
    NamedAgain(Plain) { #[wire(when = head.n == 2)] more: Option<u8>, }
    Twice(Plain) { #[wire(count = head.n)] other: Vec<u8>, }
}

#[track_caller]
fn assert_checked<T: Encode<Big>>(value: &T) {
    let text = Big::to_vec(value).unwrap_err().to_string();
    assert!(text.starts_with("1 elements where other fields say 2 in "), "{text}");
}

#[test]
fn a_number_that_something_else_depends_on_is_checked() {
    assert_checked(&OfChecked { head: Checked { n: 2 }, list: vec![1] });
    assert_checked(&OfDepends { head: Depends { n: 2, more: Some(1) }, list: vec![1] });
    assert_checked(&NamedAgain { head: Plain { n: 2 }, list: vec![1], more: None });
    assert_checked(&Twice { head: Plain { n: 2 }, list: vec![1], other: vec![1] });
    let value = Twice { head: Plain { n: 2 }, list: vec![1, 2], other: vec![3, 4] };
    assert_message::<Big, _>(&value, &[2, 1, 2, 3, 4]);
    let _ = Options::<Big>::new(());
}

/// A header whose length and counts stand in structs inside of it.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Outer {
    kind: u8,
    #[wire(pad = 1)]
    middle: Middle,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Middle {
    version: u16,
    sizes: Sizes,
    flags: Packed,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Sizes {
    first: u8,
    second: u16,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, bits = u16)]
struct Packed {
    #[wire(bits = 12)]
    kept: u16,
    #[wire(bits = 4)]
    count: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Deep {
    head: Outer,
    #[wire(len = head.middle.sizes.first, rest)]
    first: Vec<u8>,
    #[wire(len = head.middle.sizes.second - 4, rest)]
    second: Vec<u8>,
    #[wire(count = head.middle.flags.count)]
    third: Vec<u8>,
}

#[test]
fn numbers_deep_inside_of_a_head_are_written_from_what_they_count() {
    let deep = |sizes: (u8, u16), count| Deep {
        head: Outer {
            kind: 1,
            middle: Middle {
                version: 2,
                sizes: Sizes { first: sizes.0, second: sizes.1 },
                flags: Packed { kept: 0xabc, count },
            },
        },
        first: vec![0xf1, 0xf2],
        second: vec![0xe1],
        third: vec![0xd1, 0xd2, 0xd3],
    };
    let little = [1, 0, 2, 0, 2, 5, 0, 0xc3, 0xab, 0xf1, 0xf2, 0xe1, 0xd1, 0xd2, 0xd3];
    let big = [1, 0, 0, 2, 2, 0, 5, 0xab, 0xc3, 0xf1, 0xf2, 0xe1, 0xd1, 0xd2, 0xd3];
    assert_message::<Little, _>(&deep((2, 5), 3), &little);
    assert_message::<Big, _>(&deep((2, 5), 3), &big);
    // Whatever the structs hold.
    assert_eq!(Little::to_vec(&deep((9, 0), 7)).unwrap(), little);
    assert_eq!(Big::to_vec(&deep((9, 0), 7)).unwrap(), big);
    let long = Deep { third: vec![0; 16], ..deep((0, 0), 0) };
    assert_text(
        &encode_error::<Little, _>(&long),
        "length 16 is over the maximum 15 in Deep.third",
    );
}
