//! Types with everything that shapes can say and that no game has.

use std::collections::BTreeMap;

use codec_core::{
    AnyEndian, Decode, DecodeError, Encode, EncodeError, Implied, Layout, LittleEndian, Order,
    Reader, Shape, Wire, Writer,
    checksum::ByteSum,
    codec::{List, VarInt, ZigZag},
    shape::NumberForm,
    text::{Fixed, Terminated, Text, Utf8},
};
use formats::castle::Castle;

const LIMIT: u8 = 9;

fn is_good(number: u8) -> bool {
    number < 100
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
pub(super) struct Everything {
    size: Implied<u8>,
    flags: u8,
    #[wire(const = 0x1234)]
    magic: Implied<u16>,
    #[wire(const = *b"ab")]
    mark: Implied<[u8; 2]>,
    #[wire(bit = flags & 1)]
    level: Option<u16>,
    #[wire(when = level.is_some() && flags != 3)]
    extra: Option<u8>,
    #[wire(len = size, as = Text<Utf8>)]
    body: String,
    #[wire(pad = 2)]
    limited: u8,
    #[wire(align = 4, check = aligned < LIMIT || extra.is_none())]
    aligned: u8,
    #[wire(check = is_good(opaque))]
    opaque: u8,
    #[wire(check = float < 1.5)]
    float: f32,
    #[wire(as = VarInt<u32>)]
    count: Implied<u32>,
    #[wire(count = count)]
    list: Vec<Item>,
    #[wire(check = list_of.len() < 3, as = List<u8>)]
    list_of: Vec<u8>,
    #[wire(as = ZigZag<i32>)]
    zigzag: i32,
    #[wire(as = Fixed<8, Utf8>, check = fixed != "a")]
    fixed: String,
    #[wire(as = Terminated<Utf8>)]
    terminated: String,
    escaped: Escaped,
    #[wire(since = 2, until = 4, default = 7)]
    version: u8,
    #[wire(with(flags))]
    inner: Inner,
    #[wire(end = |item| item.kind == 0)]
    items: Vec<Item>,
    #[wire(end = 0)]
    numbers: Vec<u8>,
    kind: Implied<u8>,
    #[wire(switch = kind)]
    choice: Choice,
    place: Implied<u32>,
    #[wire(at = place)]
    far: Option<u32>,
    #[wire(checksum(ByteSum<u8>, flags..=opaque))]
    sum: Implied<u8>,
    #[wire(skip)]
    skipped: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Item {
    kind: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian, with(flags: u8))]
struct Inner {
    #[wire(bit = !flags & 4)]
    value: Option<u8>,
}

#[derive(Wire)]
#[wire(format = LittleEndian, tag = u8)]
enum Choice {
    #[wire(id = [1, 4..=6])]
    Kept {
        #[wire(tag)]
        kind: u8,
        #[wire(tail)]
        last: Option<u8>,
    },
}

/// The numbers of this struct are in the order that its first byte says.
#[derive(Wire)]
#[wire(format = AnyEndian)]
pub(super) struct Varying {
    mark: u8,
    #[wire(order = if mark == 0 { Order::Little } else { Order::Big })]
    number: u16,
}

/// A file with names that are data.
#[derive(Wire)]
#[wire(format = Castle)]
pub(super) struct Scores {
    scores: BTreeMap<String, i32>,
}

/// A number.
#[derive(Wire)]
#[wire(format = LittleEndian, bits = u16)]
pub(super) struct Bits {
    /// Up or down.
    #[wire(bits = 2)]
    way: Way,
    on: bool,
    #[wire(bits = 3, pad = 2)]
    small: i8,
    inner: Inside,
}

#[derive(Wire)]
#[wire(format = LittleEndian, bits = u8)]
struct Inside {
    #[wire(skip)]
    not_here: u8,
    #[wire(bits = 4, const = 5)]
    five: Implied<u8>,
    #[wire(rest)]
    all: u8,
}

#[derive(Wire)]
#[wire(format = LittleEndian, repr = u8)]
enum Way {
    /// Away from the ground.
    Up,
    Down,
    #[wire(other)]
    Other(u8),
}

/// What only a description by hand says.
struct Escaped(u8);

impl Layout<LittleEndian> for Escaped {
    fn shape() -> Shape {
        Shape::VarInt { form: NumberForm::Escaped { wide: 4 }, bits: 32, signed: false }
    }
}

impl Encode<LittleEndian> for Escaped {
    fn encode(&self, out: &mut Writer<'_, LittleEndian>) -> Result<(), EncodeError> {
        self.0.encode(out)
    }
}

impl<'de> Decode<'de, LittleEndian> for Escaped {
    fn decode(input: &mut Reader<'_, 'de, LittleEndian>) -> Result<Self, DecodeError> {
        input.value().map(Self)
    }
}
