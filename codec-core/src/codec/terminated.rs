//! Bytes up to a byte that ends them.

use alloc::vec::Vec;

use bytes::Bytes;

use super::{DecodeAs, EncodeAs};
use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError, EncodeErrorKind},
    format::entry_points::Format,
    read::Reader,
    value::size::{Layout, Size},
    write::Writer,
};

/// Raw bytes up to the byte `END`, which stands behind them and is not part of them: for `Vec<u8>`,
/// `Bytes` and `&[u8]`. A value that contains `END` is an encode error.
///
/// `#[wire(as = TerminatedBy<0>)] name: Vec<u8>` is for text in an encoding that is not known;
/// [`Terminated<E>`](crate::text::Terminated) is for text in the encoding `E`.
#[derive(Debug)]
pub struct TerminatedBy<const END: u8 = 0>(());

impl<F: Format, const END: u8> Layout<F> for TerminatedBy<END> {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        Shape::Bytes { frame: Frame::Terminated(const { &[END] }) }
    }
}

impl<F: Format, const END: u8, T: AsRef<[u8]>> EncodeAs<F, T> for TerminatedBy<END> {
    #[inline]
    fn encode_as(value: &T, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let bytes = value.as_ref();
        if bytes.contains(&END) {
            let what = "terminator inside of the bytes that it ends";
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
        }
        out.put(bytes);
        out.array([END]);
        Ok(())
    }

    #[inline]
    fn extra_as(value: &T, _levels: usize) -> usize {
        value.as_ref().len()
    }
}

impl<'de: 'a, 'a, F: Format, const END: u8> DecodeAs<'de, F, &'a [u8]> for TerminatedBy<END> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<&'a [u8], DecodeError> {
        let rest = input.rest();
        // Without the terminator, the bytes cannot end before one more than is left.
        let len = rest.iter().position(|byte| *byte == END).unwrap_or(rest.len());
        let from = input.offset().saturating_add(rest.len());
        let all = input.take(len.saturating_add(1)).map_err(|error| error.up_to(from, 1, END))?;
        let bytes = all.get(..len).unwrap_or_default();
        input.note(move || bytes);
        Ok(bytes)
    }
}

impl<'de, F: Format, const END: u8> DecodeAs<'de, F, Vec<u8>> for TerminatedBy<END> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Vec<u8>, DecodeError> {
        let bytes: &'de [u8] = Self::decode_as(input)?;
        input.charge(0, bytes.len())?;
        Ok(bytes.to_vec())
    }
}

impl<'de, F: Format, const END: u8> DecodeAs<'de, F, Bytes> for TerminatedBy<END> {
    #[inline]
    fn decode_as(input: &mut Reader<'_, 'de, F>) -> Result<Bytes, DecodeError> {
        let bytes: &'de [u8] = Self::decode_as(input)?;
        input.share(bytes)
    }
}
