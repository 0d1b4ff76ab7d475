//! A: a message of mixed fields, like those of MOUL.

use codec_core::{
    Wire,
    text::{Prefixed, Utf16Le},
};
use uuid::Uuid;

use crate::{
    by_hand::{decode_utf16, number, utf16_units, write_utf16},
    cases::{Case, Cases, Sample},
    ours::Plain,
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct A {
    pub trans: u32,
    pub x: u32,
    #[wire(as = Prefixed<u16, Utf16Le>)]
    pub name: String,
    pub id: Uuid,
    pub digest: [u8; 20],
    pub result: u32,
    pub values: Vec<u32>,
}

/// The sample: a text of 20 ASCII characters and 64 numbers.
pub fn sample() -> Sample<A> {
    let value = A {
        trans: 7,
        x: 1,
        name: "Twenty ASCII letters".into(),
        id: Uuid::from_u128(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef),
        digest: std::array::from_fn(|i| 200 - i as u8),
        result: 0,
        values: (0..64).map(|i| i * 0x0101_0101).collect(),
    };
    let sample = Sample::planned(value, plan, write);
    assert_eq!(sample.bytes.len(), 350);
    sample
}

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let samples = std::slice::from_ref(&sample);
    let mut cases = Cases::of("A");
    cases
        .hand_encodes(&sample, plan, write)
        .decode("decode", samples, |input| decode(input).unwrap())
        .ours::<Plain, A>(samples)
        .ours_appended(samples);
    cases.finish()
}

/// The length, and the number of units of the text.
fn plan(value: &A) -> Option<(usize, usize)> {
    let units = utf16_units(&value.name);
    Some((54 + units * 2 + value.values.len() * 4, units))
}

fn write(value: &A, units: usize, out: &mut [u8]) -> Option<()> {
    let (place, rest) = out.split_first_chunk_mut()?;
    *place = head(value, units)?;
    let (text, rest) = rest.split_at_mut_checked(units * 2)?;
    write_utf16(&value.name, units, text);
    let (place, rest) = rest.split_first_chunk_mut()?;
    *place = middle(value)?;
    for (place, value) in rest.as_chunks_mut().0.iter_mut().zip(&value.values) {
        *place = value.to_le_bytes();
    }
    Some(())
}

/// The bytes before the text.
#[inline]
fn head(value: &A, units: usize) -> Option<[u8; 10]> {
    let mut head = [0; 10];
    head[..4].copy_from_slice(&value.trans.to_le_bytes());
    head[4..8].copy_from_slice(&value.x.to_le_bytes());
    head[8..].copy_from_slice(&u16::try_from(units).ok()?.to_le_bytes());
    Some(head)
}

/// The bytes between the text and the list.
#[inline]
fn middle(value: &A) -> Option<[u8; 44]> {
    let mut middle = [0; 44];
    middle[..16].copy_from_slice(&value.id.to_bytes_le());
    middle[16..36].copy_from_slice(&value.digest);
    middle[36..40].copy_from_slice(&value.result.to_le_bytes());
    middle[40..].copy_from_slice(&u32::try_from(value.values.len()).ok()?.to_le_bytes());
    Some(middle)
}

fn decode(input: &[u8]) -> Option<A> {
    let (head, rest) = input.split_first_chunk::<10>()?;
    let units = usize::from(u16::from_le_bytes([head[8], head[9]]));
    let (text, rest) = rest.split_at_checked(units * 2)?;
    let (fixed, rest) = rest.split_first_chunk::<44>()?;
    if number(fixed, 40) as usize * 4 != rest.len() {
        return None;
    }
    let (values, _) = rest.as_chunks();
    Some(A {
        trans: number(head, 0),
        x: number(head, 4),
        name: decode_utf16(text)?,
        id: Uuid::from_bytes_le(*fixed.first_chunk()?),
        digest: *fixed[16..].first_chunk()?,
        result: number(fixed, 36),
        values: values.iter().map(|bytes| u32::from_le_bytes(*bytes)).collect(),
    })
}
