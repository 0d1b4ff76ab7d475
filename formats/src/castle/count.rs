//! Counts and lengths, which stand before what they count.

use codec_core::{DecodeError, EncodeError, Reader, Shape, Sink, Writer, shape::ByteOrder};

use super::Castle;

/// A count, in descriptions.
pub(super) fn count_shape() -> Shape {
    Shape::Int { width: 2, signed: false, order: ByteOrder::Little }
}

/// Writes a `u16` count.
#[inline]
pub(super) fn put_count<S: Sink>(
    count: usize,
    out: &mut Writer<'_, Castle, S>,
) -> Result<(), EncodeError> {
    out.put(&self::count(count)?.to_le_bytes())
}

/// A count as it is written.
#[inline]
pub(super) fn count(count: usize) -> Result<u16, EncodeError> {
    u16::try_from(count).map_err(|_| EncodeError::too_long(count, u64::from(u16::MAX)))
}

/// A length as it is written.
#[inline]
pub(super) fn total(len: usize) -> Result<u32, EncodeError> {
    u32::try_from(len).map_err(|_| EncodeError::too_long(len, u64::from(u32::MAX)))
}

/// Reads a `u16` count.
#[inline]
pub(super) fn take_count(input: &mut Reader<'_, '_, Castle>) -> Result<usize, DecodeError> {
    input.array().map(u16::from_le_bytes).map(usize::from)
}

/// Fills in the length of what was written since `start`.
#[inline]
pub(super) fn fill_len<S: Sink>(
    mut room: S,
    start: usize,
    out: &Writer<'_, Castle, S>,
) -> Result<(), EncodeError> {
    let len = total(out.position().saturating_sub(start))?;
    room.put(&len.to_le_bytes())
}
