//! wincode, with `unsafe impl` codecs for the two kinds of text.

use std::mem::MaybeUninit;

use uuid::Uuid;
use wincode::{
    ReadResult, SchemaRead, SchemaWrite, TypeMeta, WriteResult,
    config::ConfigCore,
    containers,
    error::invalid_value,
    io::{Reader, Writer},
    len::UseIntLen,
};

use super::convert_message;
use crate::{
    by_hand,
    cases::{Case, Cases, Sample},
    shapes::{a, b, c, d, numbers::for_messages},
};

#[derive(SchemaRead, SchemaWrite, Debug, Clone, PartialEq)]
struct A {
    trans: u32,
    x: u32,
    #[wincode(with = "Utf16")]
    name: String,
    #[wincode(with = "MicrosoftUuid")]
    id: Uuid,
    digest: [u8; 20],
    result: u32,
    #[wincode(with = "containers::Vec<u32, UseIntLen<u32>>")]
    values: Vec<u32>,
}

#[derive(SchemaRead, SchemaWrite, Debug, Clone, PartialEq)]
struct B {
    #[wincode(with = "containers::Vec<Position, UseIntLen<u32>>")]
    positions: Vec<Position>,
}

#[derive(SchemaRead, SchemaWrite, Debug, Clone, Copy, PartialEq)]
#[repr(C)]
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

#[derive(SchemaRead, SchemaWrite, Debug, Clone, PartialEq)]
struct C {
    #[wincode(with = "containers::Vec<Text, UseIntLen<u32>>")]
    texts: Vec<String>,
}

/// UTF-16LE text behind a `u16` count of units.
struct Utf16;

// SAFETY: `write` writes the two bytes of the count and two bytes per unit, as `size_of` returns.
unsafe impl<K: ConfigCore> SchemaWrite<K> for Utf16 {
    type Src = String;

    fn size_of(text: &String) -> WriteResult<usize> {
        Ok(2 + 2 * by_hand::utf16_units(text))
    }

    fn write(mut writer: impl Writer, text: &String) -> WriteResult<()> {
        let units = by_hand::utf16_units(text);
        writer.write(&(units as u16).to_le_bytes())?;
        if units == text.len() {
            for part in text.as_bytes().chunks(64) {
                let mut bytes = [[0; 2]; 64];
                for (unit, byte) in bytes.iter_mut().zip(part) {
                    unit[0] = *byte;
                }
                writer.write(bytes[..part.len()].as_flattened())?;
            }
        } else {
            for unit in text.encode_utf16() {
                writer.write(&unit.to_le_bytes())?;
            }
        }
        Ok(())
    }
}

// SAFETY: `dst` is written whenever `Ok` is returned.
unsafe impl<'de, K: ConfigCore> SchemaRead<'de, K> for Utf16 {
    type Dst = String;

    fn read(mut reader: impl Reader<'de>, dst: &mut MaybeUninit<String>) -> ReadResult<()> {
        let units = u16::from_le_bytes(reader.take_array()?);
        let bytes = reader.take_borrowed(usize::from(units) * 2)?;
        dst.write(by_hand::decode_utf16(bytes).ok_or_else(|| invalid_value("text"))?);
        Ok(())
    }
}

/// A UUID in Microsoft's order.
struct MicrosoftUuid;

// SAFETY: `write` writes 16 bytes, as `size_of` says.
unsafe impl<K: ConfigCore> SchemaWrite<K> for MicrosoftUuid {
    type Src = Uuid;

    const TYPE_META: TypeMeta = TypeMeta::Static { size: 16, zero_copy: false };

    fn size_of(_: &Uuid) -> WriteResult<usize> {
        Ok(16)
    }

    fn write(mut writer: impl Writer, id: &Uuid) -> WriteResult<()> {
        Ok(writer.write(&id.to_bytes_le())?)
    }
}

// SAFETY: `dst` is written whenever `Ok` is returned.
unsafe impl<'de, K: ConfigCore> SchemaRead<'de, K> for MicrosoftUuid {
    type Dst = Uuid;

    const TYPE_META: TypeMeta = TypeMeta::Static { size: 16, zero_copy: false };

    fn read(mut reader: impl Reader<'de>, dst: &mut MaybeUninit<Uuid>) -> ReadResult<()> {
        dst.write(Uuid::from_bytes_le(reader.take_array()?));
        Ok(())
    }
}

/// UTF-8 text behind a `u16` length, padded to a multiple of 4.
struct Text;

/// The length of the padding.
fn padding(len: usize) -> usize {
    (len + 2).wrapping_neg() & 3
}

// SAFETY: `write` writes the two bytes of the length, the text and the padding, as `size_of` says.
unsafe impl<K: ConfigCore> SchemaWrite<K> for Text {
    type Src = String;

    fn size_of(text: &String) -> WriteResult<usize> {
        Ok(2 + text.len() + padding(text.len()))
    }

    fn write(mut writer: impl Writer, text: &String) -> WriteResult<()> {
        writer.write(&(text.len() as u16).to_le_bytes())?;
        writer.write(text.as_bytes())?;
        Ok(writer.write(&[0; 3][..padding(text.len())])?)
    }
}

// SAFETY: `dst` is written whenever `Ok` is returned.
unsafe impl<'de, K: ConfigCore> SchemaRead<'de, K> for Text {
    type Dst = String;

    fn read(mut reader: impl Reader<'de>, dst: &mut MaybeUninit<String>) -> ReadResult<()> {
        let len = usize::from(u16::from_le_bytes(reader.take_array()?));
        let bytes = reader.take_borrowed(len)?;
        let text = std::str::from_utf8(bytes).map_err(|_| invalid_value("text"))?;
        dst.write(text.to_owned());
        reader.take_borrowed(padding(len))?;
        Ok(())
    }
}

macro_rules! messages {
    ($(($name:ident $id:literal))*) => {
        $(
            #[derive(SchemaRead, SchemaWrite, Debug, Clone, PartialEq)]
            struct $name {
                a: u32,
                b: u32,
            }
        )*

        #[derive(SchemaRead, SchemaWrite, Debug, Clone, PartialEq)]
        #[wincode(tag_encoding = "u16")]
        enum Message {
            $(#[wincode(tag = $id)] $name($name),)*
        }
    };
}
for_messages!(messages);
for_messages!(convert_message);

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
    let c = c::sample().map(|value| C { texts: value.texts.clone() });
    let d: Vec<_> = d::samples().iter().map(|sample| sample.map(convert)).collect();
    [all("A", &[a]), all("B", &[b]), all("C", &[c]), all("D", &d)].into_iter().flatten().collect()
}

/// All cases of a shape.
fn all<T>(shape: &'static str, samples: &[Sample<T>]) -> Vec<Case>
where
    T: SchemaRead<'static, Config, Dst = T>
        + SchemaWrite<Config, Src = T>
        + Clone
        + PartialEq
        + 'static,
{
    let mut cases = Cases::of(shape);
    cases.by("wincode").encode("encode", samples, encode).encode("to_vec", samples, own).decode(
        "decode",
        samples,
        decode::<T>,
    );
    cases.finish()
}

fn encode<T: SchemaWrite<Config, Src = T>>(value: &T, out: &mut Vec<u8>) {
    out.clear();
    wincode::serialize_into(out, value).unwrap();
}

fn own<T: SchemaWrite<Config, Src = T>>(value: &T, out: &mut Vec<u8>) {
    *out = wincode::serialize(value).unwrap();
}

fn decode<T: SchemaRead<'static, Config, Dst = T>>(input: &'static [u8]) -> T {
    wincode::deserialize_exact(input).unwrap()
}

type Config = wincode::config::DefaultConfig;
