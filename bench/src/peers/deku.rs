//! deku, with its default features (bits included).

use deku::{ctx::Endian, prelude::*};
use uuid::Uuid;

use super::convert_message;
use crate::{
    cases::{Case, Cases, Room, Sample},
    shapes::{a, b, c, d, numbers::for_messages},
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
    ($(($name:ident $id:literal))*) => {
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
    [all("A", &[a]), all("B", &[b]), all("C", &[c]), all("D", &d)].into_iter().flatten().collect()
}

/// All cases of a shape.
fn all<T>(shape: &'static str, samples: &[Sample<T>]) -> Vec<Case>
where
    T: DekuContainerRead<'static> + DekuContainerWrite + Clone + PartialEq + 'static,
{
    let mut cases = Cases::of(shape);
    cases.by("deku").encode("encode", samples, encode).encode("to_vec", samples, own).decode(
        "decode",
        samples,
        decode::<T>,
    );
    cases.finish()
}

fn encode<T: DekuContainerWrite>(value: &T, out: &mut Room) {
    out.len = value.to_slice(&mut out.bytes).unwrap();
}

fn decode<T: DekuContainerRead<'static>>(input: &'static [u8]) -> T {
    let ((rest, _), value) = T::from_bytes((input, 0)).unwrap();
    assert!(rest.is_empty());
    value
}

fn own<T: DekuContainerWrite>(value: &T, out: &mut Vec<u8>) {
    *out = value.to_bytes().unwrap();
}
