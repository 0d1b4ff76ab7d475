//! The length before messages of the File connection.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Layout, Prefix, Reader, Shape, Size,
    Switch, Writer,
    shape::{Count, Counts, Frame},
};

use super::format::Moul;

/// A message of the File connection, behind its length.
///
/// ```text
/// 0c 00 00 00   00 00 00 00   e8 03 00 00
/// length: 12    id: 0         fields
/// ```
///
/// The length counts all bytes, its own too. It is written from the message; on decode the message
/// must fill it. Messages of other connections have no length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct FileFrame<T>(pub T);

/// Bytes of the length.
const PREFIX: usize = <u32 as Prefix<Moul>>::SIZE.min;

impl<T: Layout<Moul>> Layout<Moul> for FileFrame<T> {
    const SIZE: Size = Size::at_least(T::SIZE.min.saturating_add(PREFIX));

    fn shape() -> Shape {
        let count = Count::new(<u32 as Layout<Moul>>::shape, Counts::Bytes).plus(4);
        Shape::Framed { of: T::shape, frame: Frame::Prefix(count) }
    }
}

impl<T: Encode<Moul>> Encode<Moul> for FileFrame<T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        let start = out.mark();
        let slot = out.open::<u32>();
        self.0.encode(out)?;
        let len = out.since(start);
        out.close(slot, len)
    }
}

impl<'de, T: Decode<'de, Moul>> Decode<'de, Moul> for FileFrame<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        limited(PREFIX, input, |input| T::decode(input)).map(Self)
    }
}

/// Reads a length that counts `header` bytes up to its own end, and the value that must fill the
/// rest of it.
#[inline]
pub(super) fn limited<'de, T>(
    header: usize,
    input: &mut Reader<'_, 'de, Moul>,
    body: impl FnOnce(&mut Reader<'_, 'de, Moul>) -> Result<T, DecodeError>,
) -> Result<T, DecodeError> {
    let start = input.offset();
    let len = u32::decode_count(input)?;
    match len.checked_sub(header) {
        Some(len) => input.limited(len, body),
        None => Err(too_short(len, start)),
    }
}

/// [`limited`] for the message `id`, with names for the length and the message.
pub(super) fn limited_message<'de, T: Switch<'de, Moul, Selector = u32>>(
    header: usize,
    id: u32,
    input: &mut Reader<'_, 'de, Moul>,
) -> Result<T, DecodeError> {
    let start = input.offset();
    let len = input.named("length", u32::decode_count)?;
    match len.checked_sub(header) {
        Some(len) => {
            input.named("message", |input| input.limited(len, |input| T::decode_payload(id, input)))
        }
        None => Err(too_short(len, start)),
    }
}

/// The error for a length that is shorter than the header that it counts.
#[cold]
fn too_short(len: usize, offset: usize) -> DecodeError {
    let value = u64::try_from(len).unwrap_or(u64::MAX);
    DecodeError::new(DecodeErrorKind::Invalid { what: "message length", value }, offset)
}
