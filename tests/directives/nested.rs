//! Lengths in lengths, and lengths of what depends on its place: nothing is written that cannot be
//! read back, in time that is linear in the message.

use ::codec_core::{
    BigEndian, DecodeAs, DecodeError, DecodeErrorKind, EncodeAs, EncodeError, Format, Implied,
    Layout, Options, Reader, Shape, Size, Wire, Writer, codec::List,
};
use ::std::{assert_eq, cell::Cell, prelude::rust_2024::*, thread_local, vec};

use crate::support::{Big, Little, assert_message, assert_text, assert_wire, decode_error};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Two { a: u8, b: u8 },
    #[wire(id = 7)]
    Word(u16),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little, format = Big)]
struct Element {
    kind: u8,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    body: Body,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Elements {
    kind: Implied<u8>,
    size: Implied<u8>,
    #[wire(switch = kind, len = size)]
    first: Body,
    #[wire(rest)]
    others: Vec<Element>,
}

#[test]
fn switch_and_len_on_one_field_keep_both() {
    let two = Element { kind: 1, size: Implied::new(), body: Body::Two { a: 4, b: 5 } };
    assert_message::<Little, _>(&two, &[1, 2, 4, 5]);
    assert_message::<Big, _>(&two, &[1, 2, 4, 5]);
    // What the struct has there is not looked at: the variant says it.
    let lying = Element { kind: 7, ..two.clone() };
    assert_eq!(Little::to_vec(&lying).unwrap(), [1, 2, 4, 5]);
}

#[test]
fn switch_and_len_take_an_implied_kind_and_an_unknown_one_keeps_to_its_length() {
    let value = Elements {
        kind: Implied::new(),
        size: Implied::new(),
        first: Body::Unknown(9, vec![3, 3, 3]),
        others: vec![Element { kind: 7, size: Implied::new(), body: Body::Word(0x0102) }],
    };
    assert_wire::<Little, _>(&value, &[9, 3, 3, 3, 3, 7, 2, 2, 1]);
    let error = decode_error::<Little, Element>(&[7, 3, 1, 2, 3]);
    assert_eq!(error.kind(), &DecodeErrorKind::TrailingBytes { left: 1 });
    let error = decode_error::<Little, Element>(&[7, 1, 1, 2]);
    assert_eq!(error.kind(), &DecodeErrorKind::PastLimit { needed: 2, left: 1 });
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Aligned {
    first: u8,
    #[wire(align = 4)]
    second: u8,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct BehindGap {
    size: Implied<u8>,
    gap: u16,
    #[wire(len = size)]
    value: Aligned,
    end: u8,
}

#[test]
fn length_is_measured_at_the_place_of_the_value() {
    let value = BehindGap {
        size: Implied::new(),
        gap: 0x0a0b,
        value: Aligned { first: 1, second: 2 },
        end: 9,
    };
    // The value begins at byte 3: `first`, then nothing, because 4 is aligned.
    assert_message::<Little, _>(&value, &[2, 0x0b, 0x0a, 1, 2, 9]);
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Lists {
    a: Implied<u8>,
    #[wire(len = a)]
    bytes: Vec<u8>,
    b: Implied<u8>,
    #[wire(len = b)]
    words: Vec<u16>,
    c: Implied<u8>,
    #[wire(len = c, as = Vec<BigEndian<u16>>)]
    ports: Vec<u16>,
    d: Implied<u8>,
    #[wire(len = d, as = List<u8>)]
    counted: Vec<u8>,
    n: Implied<u8>,
    e: Implied<u8>,
    #[wire(len = e, count = n)]
    both: Vec<u16>,
    f: Implied<u8>,
    #[wire(len = f, rest)]
    said: Vec<u8>,
    g: Implied<u8>,
    #[wire(len = g)]
    #[allow(clippy::box_collection, reason = "a length reaches through a box")]
    boxed: Box<Vec<u8>>,
}

#[test]
fn len_on_a_list_means_the_list() {
    let value = Lists {
        a: Implied::new(),
        bytes: vec![1, 2],
        b: Implied::new(),
        words: vec![3],
        c: Implied::new(),
        ports: vec![0x0405],
        d: Implied::new(),
        counted: vec![6],
        n: Implied::new(),
        e: Implied::new(),
        both: vec![7, 8],
        f: Implied::new(),
        said: vec![9],
        g: Implied::new(),
        boxed: Box::new(vec![10]),
    };
    let bytes = [2, 1, 2, 2, 3, 0, 2, 4, 5, 2, 1, 6, 2, 4, 7, 0, 8, 0, 1, 9, 1, 10];
    assert_message::<Little, _>(&value, &bytes);
    let mut wrong = bytes;
    // Three elements do not fit in four bytes.
    wrong[12] = 3;
    let error = decode_error::<Little, Lists>(&wrong);
    assert_text(
        &error,
        "needed 2 bytes, 0 left in the part its length gives at byte 0x12 in Lists.both[2]",
    );
}

thread_local! {
    static CALLS: Cell<usize> = const { Cell::new(0) };
}

/// A byte that counts how often it is written or measured.
#[derive(Debug)]
struct Noted;

impl<F: Format> Layout<F> for Noted {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format> EncodeAs<F, u8> for Noted {
    fn encode_as(value: &u8, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        CALLS.with(|calls| calls.set(calls.get() + 1));
        out.put(&[*value]);
        Ok(())
    }
}

impl<'de, F: Format> DecodeAs<'de, F, u8> for Noted {
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<u8, DecodeError> {
        input.array().map(|[byte]| byte)
    }
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Little)]
struct Level {
    #[wire(as = Noted)]
    number: u8,
    size: Implied<u16>,
    more: Implied<u8>,
    #[wire(bit = more & 1, len = size)]
    inner: Option<Box<Level>>,
}

fn levels(depth: u8) -> Level {
    let inner = depth.checked_sub(1).map(|depth| Box::new(levels(depth)));
    Level { number: depth, size: Implied::new(), more: Implied::new(), inner }
}

fn calls(depth: u8) -> usize {
    CALLS.with(|calls| calls.set(0));
    let value = levels(depth);
    let bytes = Little::to_vec(&value).unwrap();
    assert_eq!(bytes.len(), (usize::from(depth) + 1) * 4);
    let calls = CALLS.with(Cell::get);
    let options = Options::<Little> {
        limits: ::codec_core::Limits { depth: 128, ..::codec_core::Limits::DEFAULT },
        ..Options::new(())
    };
    assert_eq!(Little::from_slice_with::<Level>(&bytes, &options).unwrap(), value);
    calls
}

#[test]
fn nested_lengths_encode_in_time_linear_in_the_message() {
    // Each level is visited once, and in a long message once more, when its length is known.
    assert_eq!(calls(15), 16);
    assert_eq!(calls(63), 64);
    assert_eq!(calls(99), 2 * 100);
}

#[test]
fn nested_lengths_are_right_at_every_level() {
    assert_message::<Little, _>(&levels(2), &[2, 8, 0, 1, 1, 4, 0, 1, 0, 0, 0, 0]);
}
