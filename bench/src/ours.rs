//! The cases of this project.
//!
//! `encode` appends to a reused `BytesMut`, as hand-written code appends to a reused `Vec`;
//! `encode_to_slice` writes into room that is already there. C is UTF-8; `C_1252` has the same
//! bytes as Windows-1252 text.

use std::borrow::Cow;

use bytes::BytesMut;
use codec_core::{Decode, Encode, Format};

use crate::{
    cases::{Case, Cases, FREE_LIST, Room, Sample},
    samples::Samples,
    shapes::{C, C1252, CBorrowed, CCow, Plain},
};

/// The cases.
pub fn cases(samples: &Samples) -> Vec<Case> {
    let mut cases = Cases::of("ours");
    both(&mut cases, "A", &samples.a);
    both(&mut cases, "B", &samples.b);
    both(&mut cases, "C", &samples.c);
    cases.decode("C", FREE_LIST, samples.c.clone(), decode::<C>);
    let borrowed: Sample<CBorrowed<'static>> = samples.c.map(|value| CBorrowed {
        texts: value.texts.iter().map(|text| &*text.clone().leak()).collect(),
    });
    cases.decode("C", "borrow", borrowed, decode::<CBorrowed>);

    let texts = samples.c.map(|value| C1252 { texts: value.texts.clone() });
    both(&mut cases, "C_1252", &texts);
    let cow: Sample<CCow<'static>> = samples
        .c
        .map(|value| CCow { texts: value.texts.iter().cloned().map(Cow::Owned).collect() });
    cases.decode("C_1252", "borrow", cow, decode::<CCow>);

    cases
        .encode_each("D", "encode", samples.d.clone(), append)
        .encode_each("D", "encode_to_slice", samples.d.clone(), write)
        .decode_each("D", "decode", samples.d.clone(), decode);
    cases.finish()
}

fn both<T>(cases: &mut Cases, shape: &'static str, sample: &Sample<T>)
where
    T: Encode<Plain> + Decode<'static, Plain> + Clone + PartialEq + std::fmt::Debug + 'static,
{
    cases
        .encode(shape, "encode", sample.clone(), append)
        .encode(shape, "encode_to_slice", sample.clone(), write)
        .decode(shape, "decode", sample.clone(), decode::<T>);
}

#[inline]
fn append<T: Encode<Plain>>(value: &T, out: &mut BytesMut) {
    out.clear();
    Plain::encode_into(value, out).unwrap();
}

#[inline]
fn write<T: Encode<Plain>>(value: &T, out: &mut Room) {
    Plain::encode_to_slice(value, &mut out.0).unwrap();
}

#[inline]
fn decode<T: Decode<'static, Plain>>(input: &'static [u8]) -> T {
    Plain::from_slice(input).unwrap()
}
