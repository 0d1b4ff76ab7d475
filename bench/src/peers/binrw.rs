//! binrw.

use std::io::Cursor;

use binrw::{BinRead, BinWrite, binrw};
use uuid::Uuid;

use super::convert_message;
use crate::{
    cases::{Case, Cases, FREE_LIST, Sample},
    hand,
    messages::for_messages,
    samples::Samples,
    shapes,
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
        hand::decode_utf16(&bytes).ok_or(InvalidText)
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
    ($(($name:ident $id:tt $typed:tt))*) => {
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
            $(#[brw(magic = $typed)] $name($name),)*
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

    let mut cases = Cases::of("binrw");
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

pub(crate) fn encode<T: for<'a> BinWrite<Args<'a> = ()>>(value: &T, out: &mut Cursor<Vec<u8>>) {
    out.get_mut().clear();
    out.set_position(0);
    value.write_le(out).unwrap();
}

pub(crate) fn decode<T: for<'a> BinRead<Args<'a> = ()>>(input: &'static [u8]) -> T {
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
