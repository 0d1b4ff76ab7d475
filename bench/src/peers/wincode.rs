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
    cases::{Case, Cases, FREE_LIST, Sample},
    hand,
    messages::for_messages,
    samples::Samples,
    shapes,
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
    #[wincode(with = "containers::Vec<Text<4>, UseIntLen<u32>>")]
    texts: Vec<String>,
}

/// UTF-16LE text behind a `u16` count of units.
pub(crate) struct Utf16;

// SAFETY: `write` writes the two bytes of the count and two bytes per unit, as `size_of` returns.
unsafe impl<K: ConfigCore> SchemaWrite<K> for Utf16 {
    type Src = String;

    fn size_of(text: &String) -> WriteResult<usize> {
        Ok(2 + 2 * units(text))
    }

    fn write(mut writer: impl Writer, text: &String) -> WriteResult<()> {
        let units = units(text);
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

fn units(text: &str) -> usize {
    if text.is_ascii() { text.len() } else { text.encode_utf16().count() }
}

// SAFETY: `dst` is written whenever `Ok` is returned.
unsafe impl<'de, K: ConfigCore> SchemaRead<'de, K> for Utf16 {
    type Dst = String;

    fn read(mut reader: impl Reader<'de>, dst: &mut MaybeUninit<String>) -> ReadResult<()> {
        let units = u16::from_le_bytes(reader.take_array()?);
        let bytes = reader.take_borrowed(usize::from(units) * 2)?;
        dst.write(hand::decode_utf16(bytes).ok_or_else(|| invalid_value("text"))?);
        Ok(())
    }
}

/// A UUID in Microsoft's order.
pub(crate) struct MicrosoftUuid;

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

/// UTF-8 text behind a `u16` length, padded to a multiple of `TO`, a power of two up to 4.
pub(crate) struct Text<const TO: usize>;

/// The length of the padding.
fn padding<const TO: usize>(len: usize) -> usize {
    (len + 2).wrapping_neg() & (TO - 1)
}

// SAFETY: `write` writes the two bytes of the length, the text and the padding, as `size_of` says.
unsafe impl<K: ConfigCore, const TO: usize> SchemaWrite<K> for Text<TO> {
    type Src = String;

    fn size_of(text: &String) -> WriteResult<usize> {
        Ok(2 + text.len() + padding::<TO>(text.len()))
    }

    fn write(mut writer: impl Writer, text: &String) -> WriteResult<()> {
        writer.write(&(text.len() as u16).to_le_bytes())?;
        writer.write(text.as_bytes())?;
        Ok(writer.write(&[0; 3][..padding::<TO>(text.len())])?)
    }
}

// SAFETY: `dst` is written whenever `Ok` is returned.
unsafe impl<'de, K: ConfigCore, const TO: usize> SchemaRead<'de, K> for Text<TO> {
    type Dst = String;

    fn read(mut reader: impl Reader<'de>, dst: &mut MaybeUninit<String>) -> ReadResult<()> {
        let len = usize::from(u16::from_le_bytes(reader.take_array()?));
        let bytes = reader.take_borrowed(len)?;
        let text = std::str::from_utf8(bytes).map_err(|_| invalid_value("text"))?;
        dst.write(text.to_owned());
        reader.take_borrowed(padding::<TO>(len))?;
        Ok(())
    }
}

macro_rules! messages {
    ($(($name:ident $id:tt $typed:tt))*) => {
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
pub(super) fn cases(samples: &Samples) -> Vec<Case> {
    let a = samples.a.map(|value| A {
        trans: value.trans,
        x: value.x,
        name: value.name.clone(),
        id: value.id,
        digest: value.digest,
        result: value.result,
        values: value.values.clone(),
    });
    let b = samples.b.map(|value| B { positions: value.positions.iter().map(position).collect() });
    let c = samples.c.map(|value| C { texts: value.texts.clone() });
    let d: Vec<Sample<Message>> = samples.d.iter().map(|sample| sample.map(convert)).collect();

    let mut cases = Cases::of("wincode");
    cases
        .encode("A", "to_vec", a.clone(), own)
        .encode("B", "to_vec", b.clone(), own)
        .encode("C", "to_vec", c.clone(), own)
        .encode_each("D", "to_vec", d.clone(), own)
        .encode("A", "encode", a.clone(), encode)
        .decode("A", "decode", a, decode::<A>)
        .encode("B", "encode", b.clone(), encode)
        .decode("B", "decode", b, decode::<B>)
        .encode("C", "encode", c.clone(), encode)
        .decode("C", "decode", c.clone(), decode::<C>)
        .decode("C", FREE_LIST, c, decode::<C>)
        .encode_each("D", "encode", d.clone(), encode)
        .decode_each("D", "decode", d, decode);
    cases.finish()
}

fn position(value: &shapes::Position) -> Position {
    let shapes::Position { cell, x, y, z, qw, qx, qy, qz } = *value;
    Position { cell, x, y, z, qw, qx, qy, qz }
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
