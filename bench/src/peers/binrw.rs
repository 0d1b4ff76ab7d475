//! binrw. The sum of a checksum and groups of bits are functions of the user.

use std::io::{Cursor, SeekFrom};

use binrw::{BinRead, BinReaderExt as _, BinWrite, Endian, binread, binrw};
use uuid::Uuid;

use super::convert_message;
use crate::{
    by_hand,
    cases::{Case, Cases, Sample},
    shapes::{a, at, b, bits, c, checksum, d, numbers::for_messages},
};

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct A {
    trans: u32,
    x: u32,
    #[br(temp)]
    #[bw(try_calc = u16::try_from(name.encode_utf16().count()))]
    units: u16,
    #[br(count = usize::from(units) * 2, try_map = |bytes: Vec<u8>| {
        by_hand::decode_utf16(&bytes).ok_or(InvalidText)
    })]
    #[bw(map = |name| name.encode_utf16().collect::<Vec<u16>>())]
    name: String,
    #[br(map = Uuid::from_bytes_le)]
    #[bw(map = Uuid::to_bytes_le)]
    id: Uuid,
    digest: [u8; 20],
    result: u32,
    #[br(temp)]
    #[bw(try_calc = u32::try_from(values.len()))]
    count: u32,
    #[br(count = count)]
    values: Vec<u32>,
}

#[derive(Debug)]
struct InvalidText;

impl std::fmt::Display for InvalidText {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("invalid text")
    }
}

impl std::error::Error for InvalidText {}

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct B {
    #[br(temp)]
    #[bw(try_calc = u32::try_from(positions.len()))]
    count: u32,
    #[br(count = count)]
    positions: Vec<Position>,
}

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, Copy, PartialEq)]
struct Position {
    cell: u32,
    x: f32,
    y: f32,
    z: f32,
    qw: f32,
    qx: f32,
    qy: f32,
    qz: f32,
}

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct C {
    #[br(temp)]
    #[bw(try_calc = u32::try_from(texts.len()))]
    count: u32,
    #[br(count = count)]
    texts: Vec<Text>,
}

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct Text {
    #[br(temp)]
    #[bw(try_calc = u16::try_from(text.len()))]
    len: u16,
    #[br(count = len, try_map = String::from_utf8)]
    #[bw(map = |text| text.as_bytes())]
    #[brw(align_after = 4)]
    text: String,
}

macro_rules! messages {
    ($(($name:ident $id:literal))*) => {
        $(
            #[binrw]
            #[brw(little)]
            #[derive(Debug, Clone, PartialEq)]
            struct $name {
                a: u32,
                b: u32,
            }
        )*

        #[binrw]
        #[brw(little)]
        #[derive(Debug, Clone, PartialEq)]
        enum Message {
            $(#[brw(magic = $id)] $name($name),)*
        }
    };
}
for_messages!(messages);
for_messages!(convert_message);

#[binread]
#[br(little)]
#[derive(Debug, Clone, PartialEq)]
struct At {
    #[br(temp)]
    count: u32,
    #[br(count = count)]
    pieces: Vec<Piece>,
}

#[binread]
#[br(little)]
#[derive(Debug, Clone, PartialEq)]
struct Piece {
    kind: u32,
    #[br(temp)]
    offset: u32,
    #[br(temp)]
    size: u32,
    #[br(seek_before = SeekFrom::Start(offset.into()), restore_position, count = size)]
    data: Vec<u8>,
}

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct Bits {
    #[br(temp)]
    #[bw(try_calc = u32::try_from(words.len()))]
    count: u32,
    #[br(count = count)]
    words: Vec<Word>,
}

#[binrw]
#[brw(little)]
#[br(map = Word::of)]
#[bw(map = Word::number)]
#[derive(Debug, Clone, Copy, PartialEq)]
struct Word {
    version: u8,
    len: u16,
    more: bool,
    offset: u16,
}

impl Word {
    fn of(number: u32) -> Self {
        Self {
            version: (number & 0xf) as u8,
            len: (number >> 4 & 0xfff) as u16,
            more: number >> 16 & 1 != 0,
            offset: (number >> 17) as u16,
        }
    }

    fn number(&self) -> u32 {
        let Self { version, len, more, offset } = *self;
        u32::from(version) & 0xf
            | (u32::from(len) & 0xfff) << 4
            | u32::from(more) << 16
            | u32::from(offset) << 17
    }
}

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct Sum {
    #[br(temp)]
    #[bw(try_calc = u32::try_from(data.len()))]
    length: u32,
    kind: [u8; 4],
    #[br(count = length)]
    data: Vec<u8>,
    #[br(temp, assert(crc == sum(&kind, &data)))]
    #[bw(calc = sum(kind, data))]
    crc: u32,
}

fn sum(kind: &[u8; 4], data: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(kind);
    sum.update(data);
    sum.finalize()
}

/// The cases.
pub fn cases() -> Vec<Case> {
    let a = a::sample().map(|value| A {
        trans: value.trans,
        x: value.x,
        name: value.name.clone(),
        id: value.id,
        digest: value.digest,
        result: value.result,
        values: value.values.clone(),
    });
    let b = b::sample()
        .map(|value| B { positions: value.positions.iter().map(b::position!(Position)).collect() });
    let c = c::sample().map(|value| C {
        texts: value.texts.iter().map(|text| Text { text: text.clone() }).collect(),
    });
    let d: Vec<_> = d::samples().iter().map(|sample| sample.map(convert)).collect();
    let at = at::sample().map(|value| At {
        pieces: (value.pieces.iter())
            .map(|piece| Piece { kind: piece.kind, data: piece.data.clone() })
            .collect(),
    });
    let bits = bits::sample().map(|value| Bits {
        words: (value.words.iter())
            .map(|&bits::Word { version, len, more, offset }| Word { version, len, more, offset })
            .collect(),
    });
    let sum = checksum::sample().map(|value| Sum { kind: value.kind, data: value.data.clone() });
    // It reads data that lies elsewhere, and does not write it.
    let mut at_cases = Cases::of("at");
    at_cases.by("binrw").decode("decode", &[at], |input| {
        Cursor::new(input).read_type::<At>(Endian::Little).unwrap()
    });
    [
        all("A", &[a]),
        all("B", &[b]),
        all("C", &[c]),
        all("D", &d),
        all("bits", &[bits]),
        all("checksum", &[sum]),
        at_cases.finish(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// All cases of a shape.
fn all<T>(shape: &'static str, samples: &[Sample<T>]) -> Vec<Case>
where
    T: for<'a> BinRead<Args<'a> = ()>
        + for<'a> BinWrite<Args<'a> = ()>
        + Clone
        + PartialEq
        + 'static,
{
    let mut cases = Cases::of(shape);
    cases.by("binrw").encode("encode", samples, encode).encode("to_vec", samples, own).decode(
        "decode",
        samples,
        decode::<T>,
    );
    cases.finish()
}

fn encode<T: for<'a> BinWrite<Args<'a> = ()>>(value: &T, out: &mut Cursor<Vec<u8>>) {
    out.get_mut().clear();
    out.set_position(0);
    value.write_le(out).unwrap();
}

fn decode<T: for<'a> BinRead<Args<'a> = ()>>(input: &'static [u8]) -> T {
    let mut input = Cursor::new(input);
    let value = T::read_le(&mut input).unwrap();
    assert_eq!(input.position(), input.get_ref().len() as u64);
    value
}

fn own<T: for<'a> BinWrite<Args<'a> = ()>>(value: &T, out: &mut Vec<u8>) {
    let mut cursor = Cursor::new(Vec::new());
    value.write_le(&mut cursor).unwrap();
    *out = cursor.into_inner();
}
