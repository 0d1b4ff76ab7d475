//! deku. Its fields cannot lie elsewhere and be followed by others; the sum of a checksum and numbers
//! of variable length are functions of the user.

use std::io::{Read, Seek, Write};

use ::deku::{
    ctx::{Endian, Order},
    prelude::*,
};

use super::Samples;
use crate::{
    cases::{Case, Cases},
    peers::deku::{decode, encode},
};

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(endian = "little", bit_order = "lsb")]
struct Bits {
    #[deku(temp, temp_value = "words.len() as u32")]
    count: u32,
    #[deku(count = "count")]
    words: Vec<Word>,
}

#[derive(DekuRead, DekuWrite, Debug, Clone, Copy, PartialEq)]
#[deku(ctx = "endian: Endian, order: Order", endian = "endian", bit_order = "order")]
struct Word {
    #[deku(bits = "4")]
    version: u8,
    #[deku(bits = "12")]
    len: u16,
    #[deku(bits = "1")]
    more: bool,
    #[deku(bits = "15")]
    offset: u16,
}

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(endian = "little")]
struct Sum {
    #[deku(temp, temp_value = "data.len() as u32")]
    length: u32,
    kind: [u8; 4],
    #[deku(count = "length")]
    data: Vec<u8>,
    #[deku(temp, temp_value = "sum(kind, data)", map = "|crc: u32| checked(crc, sum(kind, data))")]
    crc: u32,
}

fn checked(found: u32, expected: u32) -> Result<u32, DekuError> {
    if found == expected { Ok(found) } else { Err(DekuError::Assertion("checksum".into())) }
}

fn sum(kind: &[u8; 4], data: &[u8]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    sum.update(kind);
    sum.update(data);
    sum.finalize()
}

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(endian = "little")]
struct Varint {
    #[deku(temp, temp_value = "numbers.len() as u32")]
    count: u32,
    #[deku(count = "count")]
    numbers: Vec<Number>,
}

#[derive(DekuRead, DekuWrite, Debug, Clone, Copy, PartialEq)]
#[deku(ctx = "_: Endian")]
struct Number {
    #[deku(reader = "read(deku::reader)", writer = "write(*number, deku::writer)")]
    number: u32,
}

fn read<R: Read + Seek>(reader: &mut Reader<R>) -> Result<u32, DekuError> {
    let (mut number, mut shift) = (0_u64, 0);
    loop {
        let byte = u8::from_reader_with_ctx(reader, ())?;
        number |= u64::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            break;
        }
        shift += 7;
        if shift > 28 {
            return Err(too_long());
        }
    }
    u32::try_from(number).map_err(|_| too_long())
}

fn write<W: Write + Seek>(mut number: u32, writer: &mut Writer<W>) -> Result<(), DekuError> {
    while number >= 0x80 {
        (number as u8 | 0x80).to_writer(writer, ())?;
        number >>= 7;
    }
    (number as u8).to_writer(writer, ())
}

fn too_long() -> DekuError {
    DekuError::Parse("number".into())
}

/// The cases.
pub(super) fn cases(samples: &Samples) -> Vec<Case> {
    let bits = samples.bits.map(|value| Bits {
        words: (value.words.iter())
            .map(|&super::Word { version, len, more, offset }| Word { version, len, more, offset })
            .collect(),
    });
    let sum = samples.sum.map(|value| Sum { kind: value.kind, data: value.data.clone() });
    let varint = samples.varint.map(|value| Varint {
        numbers: value.numbers.iter().map(|&number| Number { number }).collect(),
    });
    let mut cases = Cases::of("deku");
    cases
        .encode("bits", "encode", bits.clone(), encode)
        .decode("bits", "decode", bits, decode::<Bits>)
        .encode("checksum", "encode", sum.clone(), encode)
        .decode("checksum", "decode", sum, decode::<Sum>)
        .encode("varint", "encode", varint.clone(), encode)
        .decode("varint", "decode", varint, decode::<Varint>);
    cases.finish()
}
