//! binrw. It reads data that lies elsewhere and does not write it; the sum of a checksum, groups of
//! bits and numbers of variable length are functions of the user.

use std::io::SeekFrom;

use ::binrw::{BinResult, Endian, binread, binrw};

use super::Samples;
use crate::{
    cases::{Case, Cases},
    peers::binrw::{decode, encode},
};

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

#[binrw]
#[brw(little)]
#[derive(Debug, Clone, PartialEq)]
struct Varint {
    #[br(temp)]
    #[bw(try_calc = u32::try_from(numbers.len()))]
    count: u32,
    #[br(count = count)]
    numbers: Vec<Number>,
}

#[binrw]
#[derive(Debug, Clone, Copy, PartialEq)]
struct Number(
    #[br(parse_with = read)]
    #[bw(write_with = write)]
    u32,
);

#[::binrw::parser(reader)]
fn read() -> BinResult<u32> {
    let (mut number, mut shift) = (0_u64, 0);
    loop {
        let mut byte = [0];
        reader.read_exact(&mut byte)?;
        number |= u64::from(byte[0] & 0x7f) << shift;
        if byte[0] < 0x80 {
            break;
        }
        shift += 7;
        if shift > 28 {
            return Err(too_long());
        }
    }
    u32::try_from(number).map_err(|_| too_long())
}

fn too_long() -> ::binrw::Error {
    ::binrw::Error::AssertFail { pos: 0, message: "number".into() }
}

#[::binrw::writer(writer)]
fn write(number: &u32) -> BinResult<()> {
    let mut number = *number;
    while number >= 0x80 {
        writer.write_all(&[number as u8 | 0x80])?;
        number >>= 7;
    }
    Ok(writer.write_all(&[number as u8])?)
}

/// The cases.
pub(super) fn cases(samples: &Samples) -> Vec<Case> {
    let at = samples.at.map(|value| At {
        pieces: (value.pieces.iter())
            .map(|piece| Piece { kind: piece.kind, data: piece.data.clone() })
            .collect(),
    });
    let bits = samples.bits.map(|value| Bits {
        words: (value.words.iter())
            .map(|&super::Word { version, len, more, offset }| Word { version, len, more, offset })
            .collect(),
    });
    let sum = samples.sum.map(|value| Sum { kind: value.kind, data: value.data.clone() });
    let varint = samples
        .varint
        .map(|value| Varint { numbers: value.numbers.iter().copied().map(Number).collect() });
    let mut cases = Cases::of("binrw");
    cases
        .decode("at", "decode", at, |input| {
            let mut input = std::io::Cursor::new(input);
            ::binrw::BinReaderExt::read_type::<At>(&mut input, Endian::Little).unwrap()
        })
        .encode("bits", "encode", bits.clone(), encode)
        .decode("bits", "decode", bits, decode::<Bits>)
        .encode("checksum", "encode", sum.clone(), encode)
        .decode("checksum", "decode", sum, decode::<Sum>)
        .encode("varint", "encode", varint.clone(), encode)
        .decode("varint", "decode", varint, decode::<Varint>);
    cases.finish()
}
