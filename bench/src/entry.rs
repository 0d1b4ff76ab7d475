//! The entry points `to_vec` and `encode_into` beside code by hand that does the same, and shape D
//! as an enum whose variants have fields.

use bytes::{BufMut as _, BytesMut};
use codec_core::{Encode, Format, Wire};

use crate::{
    cases::{Case, Cases, Sample},
    hand::{self, number},
    messages::for_messages,
    ours,
    samples::Samples,
    shapes::{A, B, C, Message, Plain},
};

/// Shape D with fields in the variants.
pub const NAMES: &[&str] = &["D_fields"];

/// The cases.
pub fn cases(samples: &Samples) -> Vec<Case> {
    let mut cases = Cases::of("ours");
    cases
        .encode("A", "to_vec", samples.a.clone(), own::<A>)
        .encode("B", "to_vec", samples.b.clone(), own::<B>)
        .encode("C", "to_vec", samples.c.clone(), own::<C>)
        .encode_each("D", "to_vec", samples.d.clone(), own::<Message>);
    let mut list = cases.finish();

    let mut cases = Cases::of("hand");
    cases
        .encode("A", "to_vec", samples.a.clone(), |value, out| anew(out, value, hand::encode_a))
        .encode("B", "to_vec", samples.b.clone(), |value, out| anew(out, value, hand::encode_b))
        .encode("C", "to_vec", samples.c.clone(), |value: &C, out| {
            anew(out, &value.texts[..], hand::encode_c);
        })
        .encode_each("D", "to_vec", samples.d.clone(), |value, out| {
            anew(out, value, hand::encode_d);
        })
        .encode("A", "encode_into", samples.a.clone(), |value, out| append(out, value, a))
        .encode("B", "encode_into", samples.b.clone(), |value, out| append(out, value, b))
        .encode("C", "encode_into", samples.c.clone(), |value, out| append(out, value, c))
        .encode_each("D", "encode_into", samples.d.clone(), |value, out| append(out, value, d));
    list.extend(cases.finish());
    list
}

/// The cases of shape D with fields in the variants.
pub fn fields(samples: &Samples) -> Vec<Case> {
    let values: Vec<Sample<Fields>> =
        samples.d.iter().map(|sample| sample.map(|value| Fields::from(value))).collect();
    let mut cases = Cases::of("hand");
    cases
        .encode_each("D_fields", "encode", values.clone(), |value, out: &mut Vec<u8>| {
            out.clear();
            out.extend_from_slice(&value.write());
        })
        .encode_each("D_fields", "encode_into", values.clone(), |value, out: &mut BytesMut| {
            out.clear();
            out.extend_from_slice(&value.write());
        })
        .decode_each("D_fields", "decode", values.clone(), |input| Fields::read(input).unwrap());
    let mut list = cases.finish();
    let mut cases = Cases::of("ours");
    cases
        .encode_each("D_fields", "encode", values.clone(), ours::write::<Plain, _>)
        .encode_each("D_fields", "encode_into", values.clone(), ours::append::<Plain, _>)
        .decode_each("D_fields", "decode", values, ours::decode::<Plain, _>);
    list.extend(cases.finish());
    list
}

#[inline]
fn own<T: Encode<Plain>>(value: &T, out: &mut Vec<u8>) {
    *out = Plain::to_vec(value).unwrap();
}

#[inline]
fn anew<T: ?Sized>(out: &mut Vec<u8>, value: &T, encode: impl Fn(&T, &mut Vec<u8>) -> Option<()>) {
    let mut bytes = Vec::new();
    encode(value, &mut bytes).unwrap();
    *out = bytes;
}

#[inline]
fn append<T>(out: &mut BytesMut, value: &T, encode: impl Fn(&T, &mut BytesMut) -> Option<()>) {
    out.clear();
    encode(value, out).unwrap();
}

/// Appends A. A `BytesMut` is extended by slices: by an iterator it takes a step a byte.
fn a(value: &A, out: &mut BytesMut) -> Option<()> {
    let ascii = value.name.is_ascii();
    let units = if ascii { value.name.len() } else { value.name.encode_utf16().count() };
    let prefix = u16::try_from(units).ok()?;
    let count = u32::try_from(value.values.len()).ok()?;
    let start = out.len();
    out.put_bytes(0, 54 + units * 2 + value.values.len() * 4);
    let (head, rest) = out[start..].split_first_chunk_mut()?;
    *head = hand::head_of_a(value, prefix);
    let (text, rest) = rest.split_at_mut_checked(units * 2)?;
    let (places, _) = text.as_chunks_mut();
    if ascii {
        for (place, byte) in places.iter_mut().zip(value.name.as_bytes()) {
            *place = [*byte, 0];
        }
    } else {
        for (place, unit) in places.iter_mut().zip(value.name.encode_utf16()) {
            *place = unit.to_le_bytes();
        }
    }
    let (middle, rest) = rest.split_first_chunk_mut()?;
    *middle = hand::middle_of_a(value, count);
    let (places, _) = rest.as_chunks_mut();
    for (place, value) in places.iter_mut().zip(&value.values) {
        *place = value.to_le_bytes();
    }
    Some(())
}

/// Appends B.
fn b(value: &B, out: &mut BytesMut) -> Option<()> {
    let count = u32::try_from(value.positions.len()).ok()?;
    out.reserve(4 + value.positions.len() * 32);
    out.put_u32_le(count);
    for position in &value.positions {
        out.extend_from_slice(&hand::record(position));
    }
    Some(())
}

/// Appends C.
fn c(value: &C, out: &mut BytesMut) -> Option<()> {
    let start = out.len();
    out.put_bytes(0, hand::len_of_c(&value.texts)?);
    hand::write_c(&value.texts, &mut out[start..])
}

/// Appends D.
fn d(message: &Message, out: &mut BytesMut) -> Option<()> {
    out.extend_from_slice(&hand::bytes_of_d(message));
    Some(())
}

macro_rules! dispatch {
    ($(($name:ident $id:tt $typed:tt))*) => {
        /// Shape D with fields in the variants.
        #[derive(Wire, Debug, Clone, PartialEq)]
        #[wire(format = Plain, tag = u16)]
        enum Fields {
            $(#[wire(id = $id)] $name { a: u32, b: u32 },)*
        }

        impl From<&Message> for Fields {
            fn from(message: &Message) -> Self {
                match message {
                    $(Message::$name(message) => Self::$name { a: message.a, b: message.b },)*
                }
            }
        }

        impl Fields {
            fn write(&self) -> [u8; 10] {
                let (id, a, b) = match self { $(Self::$name { a, b } => ($id as u16, *a, *b),)* };
                hand::ten(id, a, b)
            }

            fn read(input: &[u8]) -> Option<Self> {
                let (id, body) = input.split_first_chunk()?;
                Some(match u16::from_le_bytes(*id) {
                    $($id => {
                        let body: &[u8; 8] = body.try_into().ok()?;
                        Self::$name { a: number(body, 0), b: number(body, 4) }
                    })*
                    _ => return None,
                })
            }
        }
    };
}
for_messages!(dispatch);
