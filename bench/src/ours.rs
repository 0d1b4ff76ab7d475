//! The cases of this project.

use bytes::BytesMut;
use codec_core::{Decode, Encode, Format, NoDefault, Options, Order, Packed, UuidOrder};

use crate::cases::{Cases, Room, Sample};

/// Little-endian, lists with a `u32` count, data elsewhere.
#[derive(Debug)]
pub struct Plain;

impl Packed for Plain {
    const NAME: &'static str = "plain";
    const ORDER: Order = Order::Little;
    const UUID: UuidOrder = UuidOrder::Microsoft;
    const OPTIONS: &'static Options<Self> = &Options::new(());

    type Options = ();
    type State = ();
    type Count = u32;
    type Text = NoDefault;
}

impl Cases {
    /// Adds encoding into a slice, and decoding, of values in the format `F`.
    pub fn ours<F, T>(&mut self, samples: &[Sample<T>]) -> &mut Self
    where
        F: Format + 'static,
        T: Encode<F> + Decode<'static, F> + Clone + PartialEq + 'static,
    {
        self.by("ours").encode("encode", samples, write::<F, T>).decode(
            "decode",
            samples,
            decode::<F, T>,
        )
    }

    /// Adds what appends to a `BytesMut`, or makes a new vector.
    pub fn ours_appended<T>(&mut self, samples: &[Sample<T>]) -> &mut Self
    where
        T: Encode<Plain> + Clone + 'static,
    {
        self.by("ours").encode("encode_into", samples, append::<T>).encode(
            "to_vec",
            samples,
            |value: &T, out: &mut Vec<u8>| *out = Plain::to_vec(value).unwrap(),
        )
    }
}

/// Appends one value.
#[inline]
fn append<T: Encode<Plain>>(value: &T, out: &mut BytesMut) {
    out.clear();
    Plain::encode_into(value, out).unwrap();
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
