//! deku, with its default features (bits included).

use deku::{ctx::Endian, prelude::*};
use uuid::Uuid;

use super::convert_message;
use crate::{
    cases::{Case, Cases, FREE_LIST, Room, Sample},
    messages::for_messages,
    samples::Samples,
    shapes,
};

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(endian = "little")]
struct A {
    trans: u32,
    x: u32,
    #[deku(temp, temp_value = "name.encode_utf16().count() as u16")]
    units: u16,
    #[deku(
        count = "units",
        map = "text",
        writer = "self.name.encode_utf16().collect::<Vec<u16>>()
            .to_writer(deku::writer, Endian::Little)"
    )]
    name: String,
    #[deku(
        map = "|bytes: [u8; 16]| Ok::<_, DekuError>(Uuid::from_bytes_le(bytes))",
        writer = "self.id.to_bytes_le().to_writer(deku::writer, ())"
    )]
    id: Uuid,
    digest: [u8; 20],
    result: u32,
    #[deku(temp, temp_value = "values.len() as u32")]
    count: u32,
    #[deku(count = "count")]
    values: Vec<u32>,
}

fn text(units: Vec<u16>) -> Result<String, DekuError> {
    String::from_utf16(&units).map_err(|_| invalid())
}

fn utf8(bytes: Vec<u8>) -> Result<String, DekuError> {
    String::from_utf8(bytes).map_err(|_| invalid())
}

fn invalid() -> DekuError {
    DekuError::Parse("invalid text".into())
}

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(endian = "little")]
struct B {
    #[deku(temp, temp_value = "positions.len() as u32")]
    count: u32,
    #[deku(count = "count")]
    positions: Vec<Position>,
}

#[derive(DekuRead, DekuWrite, Debug, Clone, Copy, PartialEq)]
#[deku(ctx = "endian: Endian", endian = "endian")]
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

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(endian = "little")]
struct C {
    #[deku(temp, temp_value = "texts.len() as u32")]
    count: u32,
    #[deku(count = "count")]
    texts: Vec<Text>,
}

#[deku_derive(DekuRead, DekuWrite)]
#[derive(Debug, Clone, PartialEq)]
#[deku(ctx = "endian: Endian", endian = "endian")]
struct Text {
    #[deku(temp, temp_value = "text.len() as u16")]
    len: u16,
    #[deku(
        count = "len",
        map = "utf8",
        writer = "self.text.as_bytes().to_writer(deku::writer, ())",
        pad_bytes_after = "(text.len() + 2).wrapping_neg() & 3"
    )]
    text: String,
}

macro_rules! messages {
    ($(($name:ident $id:tt $typed:tt))*) => {
        $(
            #[derive(DekuRead, DekuWrite, Debug, Clone, PartialEq)]
            #[deku(ctx = "endian: Endian", endian = "endian")]
            struct $name {
                a: u32,
                b: u32,
            }
        )*

        #[derive(DekuRead, DekuWrite, Debug, Clone, PartialEq)]
        #[deku(id_type = "u16", endian = "little")]
        enum Message {
            $(#[deku(id = $id)] $name($name),)*
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
    let c = samples.c.map(|value| C {
        texts: value.texts.iter().map(|text| Text { text: text.clone() }).collect(),
    });
    let d: Vec<Sample<Message>> = samples.d.iter().map(|sample| sample.map(convert)).collect();

    let mut cases = Cases::of("deku");
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

pub(crate) fn encode<T: DekuContainerWrite>(value: &T, out: &mut Room) {
    out.len = value.to_slice(&mut out.bytes).unwrap();
}

pub(crate) fn decode<T: DekuContainerRead<'static>>(input: &'static [u8]) -> T {
    let ((rest, _), value) = T::from_bytes((input, 0)).unwrap();
    assert!(rest.is_empty());
    value
}

fn own<T: DekuContainerWrite>(value: &T, out: &mut Vec<u8>) {
    *out = value.to_bytes().unwrap();
}
