//! `Bytes`: a byte string. (`Vec<u8>` is handled as a list of `u8`, `&[u8]` as a borrowed list.)

use bytes::Bytes;

use crate::{
    codec::{Blob, DecodeAs, EncodeAs, prefix::list_size},
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    fields::items::{DecodeItems, EncodeItems},
    format::{entry_points::Format, packed::Packed},
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

#[diagnostic::do_not_recommend]
impl<F: Packed> Layout<F> for Bytes {
    const SIZE: Size = list_size::<F, F::Count>();

    fn shape() -> Shape {
        <Blob<F::Count> as Layout<F>>::shape()
    }
}

#[diagnostic::do_not_recommend]
impl<F: Packed> Encode<F> for Bytes {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        Blob::<F::Count>::encode_as(self, out)
    }

    #[inline]
    fn encode_bounded(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(self);
        Ok(())
    }

    #[inline]
    fn extra(&self, _levels: usize) -> usize {
        self.len()
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Packed> Decode<'de, F> for Bytes {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Blob::<F::Count>::decode_as(input)
    }

    #[inline]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode_rest(input)
    }
}

impl<F: Format> EncodeItems<F> for Bytes {
    #[inline]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline]
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.put(self);
        Ok(())
    }

    #[inline]
    fn extra_items(&self, _levels: usize) -> usize {
        self.len()
    }
}

impl<'de, F: Format> DecodeItems<'de, F> for Bytes {
    #[inline]
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let bytes = input.take(count)?;
        input.note(move || bytes);
        input.share(bytes)
    }

    #[inline]
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let bytes = input.take_rest();
        input.note(move || bytes);
        input.share(bytes)
    }
}
