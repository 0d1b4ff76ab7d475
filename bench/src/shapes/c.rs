//! C: 100 texts with a length and padding, like those of Asheron's Call.

use codec_core::{
    Wire,
    text::{Padded, Prefixed, Utf8},
};

use crate::{
    cases::{Case, Cases, Random, Sample},
    ours::{self, Plain},
};

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
pub struct C {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Utf8>>>)]
    pub texts: Vec<String>,
}

#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
struct Borrowed<'a> {
    #[wire(as = Vec<Padded<4, Prefixed<u16, Utf8>>>)]
    texts: Vec<&'a str>,
}

/// The sample: ASCII texts of 5 to 40 characters.
pub fn sample() -> Sample<C> {
    // This seed gives both lengths and the total of 2,388 bytes.
    let mut random = Random::new(334);
    let letters = |len: u32| (0..len).map(|i| char::from(b'a' + (i % 26) as u8)).collect();
    let value = C { texts: (0..100).map(|_| letters(5 + random.below(36))).collect() };
    let sample = Sample::planned(value, plan, write);
    assert_eq!(sample.bytes.len(), 2_388);
    sample
}

pub fn cases() -> Vec<Case> {
    let sample = sample();
    let borrowed: Sample<Borrowed<'static>> = sample.map(|value| Borrowed {
        texts: value.texts.iter().map(|text| &*text.clone().leak()).collect(),
    });
    let texts = sample.map(|value| value.texts.clone());
    let samples = std::slice::from_ref(&sample);
    let mut cases = Cases::of("C");
    cases
        .hand_encodes(&sample, plan, write)
        .decode("decode", samples, |input| C { texts: decode(input, str::to_owned).unwrap() })
        .decode("borrow", &[texts], |input| decode(input, |text| text).unwrap())
        .ours::<Plain, C>(samples)
        .ours_appended(samples)
        .decode("borrow", &[borrowed], ours::decode::<Plain, Borrowed<'static>>);
    cases.finish()
}

/// The length, or `None` if a text is too long.
fn plan(value: &C) -> Option<(usize, ())> {
    let sum = |(len, bits), text: &String| (len + padded(text), bits | text.len());
    let (len, bits) = value.texts.iter().fold((4, 0), sum);
    (bits <= usize::from(u16::MAX)).then_some((len, ()))
}

/// The length of a text with its count and padding.
#[inline]
fn padded(text: &str) -> usize {
    (text.len() + 5) & !3
}

/// Writes texts of which none is too long.
fn write(value: &C, (): (), out: &mut [u8]) -> Option<()> {
    let (head, mut rest) = out.split_first_chunk_mut()?;
    *head = u32::try_from(value.texts.len()).ok()?.to_le_bytes();
    for text in &value.texts {
        let (record, behind) = rest.split_at_mut_checked(padded(text))?;
        // The padding is in the last four bytes.
        *record.last_chunk_mut()? = [0; 4];
        let (head, bytes) = record.split_first_chunk_mut()?;
        *head = (text.len() as u16).to_le_bytes();
        bytes.get_mut(..text.len())?.copy_from_slice(text.as_bytes());
        rest = behind;
    }
    Some(())
}

/// The texts that are exactly `input`, each made by `own`.
#[inline]
fn decode<'a, T>(input: &'a [u8], own: impl Fn(&'a str) -> T) -> Option<Vec<T>> {
    let (count, mut rest) = input.split_first_chunk()?;
    let count = u32::from_le_bytes(*count) as usize;
    if count * 4 > rest.len() {
        return None;
    }
    let mut texts = Vec::with_capacity(count);
    for _ in 0..count {
        let (len, behind) = rest.split_first_chunk()?;
        let len = usize::from(u16::from_le_bytes(*len));
        let (text, behind) = behind.split_at_checked(len)?;
        texts.push(own(std::str::from_utf8(text).ok()?));
        rest = behind.get((2 + len).wrapping_neg() & 3..)?;
    }
    rest.is_empty().then_some(texts)
}
