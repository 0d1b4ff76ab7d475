//! The cases of this project.
//!
//! `encode` is `encode_to_slice` into a buffer that is reused, where hand-written code appends to
//! a `Vec` that is reused; `encode_into` appends to a `BytesMut`. C is UTF-8; `C_1252` has
//! the same bytes as Windows-1252 text.

use std::borrow::Cow;

use bytes::BytesMut;
use codec_core::{Decode, Encode, Format};

use crate::{
    cases::{Case, Cases, FREE_LIST, Room, Sample},
    samples::Samples,
    shapes::{AView, C, C1252, CBorrowed, CCow, Plain},
};

/// The cases.
pub fn cases(samples: &Samples) -> Vec<Case> {
    let mut cases = Cases::of("ours");
    both::<Plain, _>(&mut cases, "A", &samples.a);
    both::<Plain, _>(&mut cases, "B", &samples.b);
    both::<Plain, _>(&mut cases, "C", &samples.c);
    cases.decode("A", "view", samples.a.map(|value| value.result), |input| {
        Plain::from_slice::<AView>(input).unwrap().result
    });
    cases
        .encode("A", "encode_into", samples.a.clone(), append::<Plain, _>)
        .encode("B", "encode_into", samples.b.clone(), append::<Plain, _>)
        .encode("C", "encode_into", samples.c.clone(), append::<Plain, _>);
    cases.decode("C", FREE_LIST, samples.c.clone(), decode::<Plain, C>);
    let borrowed: Sample<CBorrowed<'static>> = samples.c.map(|value| CBorrowed {
        texts: value.texts.iter().map(|text| &*text.clone().leak()).collect(),
    });
    cases.decode("C", "borrow", borrowed, decode::<Plain, CBorrowed>);

    let texts = samples.c.map(|value| C1252 { texts: value.texts.clone() });
    both::<Plain, _>(&mut cases, "C_1252", &texts);
    let cow: Sample<CCow<'static>> = samples
        .c
        .map(|value| CCow { texts: value.texts.iter().cloned().map(Cow::Owned).collect() });
    cases.decode("C_1252", "borrow", cow, decode::<Plain, CCow>);

    cases
        .encode_each("D", "encode", samples.d.clone(), write::<Plain, _>)
        .encode_each("D", "encode_into", samples.d.clone(), append::<Plain, _>)
        .decode_each("D", "decode", samples.d.clone(), decode::<Plain, _>);
    cases.finish()
}

/// Adds both directions of a value in the format `F`.
pub fn both<F, T>(cases: &mut Cases, shape: &'static str, sample: &Sample<T>)
where
    F: Format + 'static,
    T: Encode<F> + Decode<'static, F> + Clone + PartialEq + 'static,
{
    cases.encode(shape, "encode", sample.clone(), write::<F, T>).decode(
        shape,
        "decode",
        sample.clone(),
        decode::<F, T>,
    );
}

/// Appends one value.
#[inline]
pub fn append<F: Format, T: Encode<F>>(value: &T, out: &mut BytesMut) {
    out.clear();
    F::encode_into(value, out).unwrap();
}

/// Writes one value at the start of a slice.
#[inline]
pub fn write<F: Format, T: Encode<F>>(value: &T, out: &mut Room) {
    out.len = F::encode_to_slice(value, &mut out.bytes).unwrap();
}

/// Decodes one value.
#[inline]
pub fn decode<F: Format, T: Decode<'static, F>>(input: &'static [u8]) -> T {
    F::from_slice(input).unwrap()
}
