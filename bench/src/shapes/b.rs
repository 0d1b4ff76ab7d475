//! B: 1,000 positions, like those of Asheron's Call. `ours_plain` are records with `#[wire(plain)]`.

use codec_core::Wire;
use zerocopy::{FromBytes, Immutable, IntoBytes};

use crate::{
    by_hand::number,
    cases::{Case, Cases, Sample},
    ours::{self, Plain},
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct B {
    pub positions: Vec<Position>,
}

#[derive(Wire, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain)]
pub struct Position {
    pub cell: u32,
    pub x: f32,
    pub y: f32,
    pub z: f32,
    pub qw: f32,
    pub qx: f32,
    pub qy: f32,
    pub qz: f32,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
struct PlainB {
    positions: Vec<PlainPosition>,
}

#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain, plain)]
#[repr(C)]
struct PlainPosition {
    cell: u32,
    x: f32,
    y: f32,
    z: f32,
    qw: f32,
    qx: f32,
    qy: f32,
    qz: f32,
}

/// The sample.
pub fn sample() -> Sample<B> {
    let position = |i: u16| {
        let at = f32::from(i);
        Position {
            cell: u32::from(i),
            x: at,
            y: at + 0.25,
            z: at + 0.5,
            qw: 1.0,
            qx: at * 0.5,
            qy: at * 0.25,
            qz: -at,
        }
    };
    let sample = Sample::planned(B { positions: (0..1000).map(position).collect() }, plan, write);
    assert_eq!(sample.bytes.len(), 32_004);
    sample
}

/// Makes a peer's position, whose fields have the same names.
macro_rules! position {
    ($to:ident) => {
        |value: &$crate::shapes::b::Position| {
            let $crate::shapes::b::Position { cell, x, y, z, qw, qx, qy, qz } = *value;
            $to { cell, x, y, z, qw, qx, qy, qz }
        }
    };
}
#[cfg(feature = "peers")]
pub(crate) use position;

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let plain = sample.map(|value| PlainB {
        positions: value.positions.iter().map(position!(PlainPosition)).collect(),
    });
    let samples = std::slice::from_ref(&sample);
    let mut cases = Cases::of("B");
    cases
        .hand_encodes(&sample, plan, write)
        .decode("decode", samples, |input| decode(input).unwrap())
        .ours::<Plain, B>(samples)
        .ours_appended(samples)
        .by("ours_plain")
        .encode("encode", std::slice::from_ref(&plain), ours::write::<Plain, PlainB>)
        .decode("decode", &[plain], ours::decode::<Plain, PlainB>);
    cases.finish()
}

fn plan(value: &B) -> Option<(usize, ())> {
    Some((4 + value.positions.len() * 32, ()))
}

fn write(value: &B, (): (), out: &mut [u8]) -> Option<()> {
    let (head, rest) = out.split_first_chunk_mut()?;
    *head = u32::try_from(value.positions.len()).ok()?.to_le_bytes();
    for (place, position) in rest.as_chunks_mut().0.iter_mut().zip(&value.positions) {
        *place = record(position);
    }
    Some(())
}

#[inline]
fn record(position: &Position) -> [u8; 32] {
    let mut record = [0; 32];
    record[..4].copy_from_slice(&position.cell.to_le_bytes());
    record[4..8].copy_from_slice(&position.x.to_le_bytes());
    record[8..12].copy_from_slice(&position.y.to_le_bytes());
    record[12..16].copy_from_slice(&position.z.to_le_bytes());
    record[16..20].copy_from_slice(&position.qw.to_le_bytes());
    record[20..24].copy_from_slice(&position.qx.to_le_bytes());
    record[24..28].copy_from_slice(&position.qy.to_le_bytes());
    record[28..].copy_from_slice(&position.qz.to_le_bytes());
    record
}

fn decode(input: &[u8]) -> Option<B> {
    let (count, rest) = input.split_first_chunk()?;
    if u32::from_le_bytes(*count) as usize * 32 != rest.len() {
        return None;
    }
    let (records, _) = rest.as_chunks::<32>();
    let position = |record: &[u8; 32]| Position {
        cell: number(record, 0),
        x: f32::from_bits(number(record, 4)),
        y: f32::from_bits(number(record, 8)),
        z: f32::from_bits(number(record, 12)),
        qw: f32::from_bits(number(record, 16)),
        qx: f32::from_bits(number(record, 20)),
        qy: f32::from_bits(number(record, 24)),
        qz: f32::from_bits(number(record, 28)),
    };
    Some(B { positions: records.iter().map(position).collect() })
}
