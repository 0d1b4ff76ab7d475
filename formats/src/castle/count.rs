//! Counts and lengths, which stand before what they count.

use codec_core::{DecodeError, EncodeError, LittleEndian, Reader, Shape, Writer, shape::ByteOrder};

use super::Castle;

/// How many children a compound has, or elements a list.
pub(super) type Count = LittleEndian<u16>;

/// How many bytes a value has that holds others.
pub(super) type Len = LittleEndian<u32>;

/// A count, in descriptions.
pub(super) fn count_shape() -> Shape {
    Shape::Int { width: 2, signed: false, order: ByteOrder::Little }
}

/// Writes a `u16` count.
#[inline]
pub(super) fn put_count(count: usize, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
    out.put(&self::count(count)?.to_le_bytes());
    Ok(())
}

/// A count as it is written.
#[inline]
pub(super) fn count(count: usize) -> Result<u16, EncodeError> {
    u16::try_from(count).map_err(|_| EncodeError::too_long(count, u64::from(u16::MAX)))
}

/// Reads a `u16` count.
#[inline]
pub(super) fn take_count(input: &mut Reader<'_, '_, Castle>) -> Result<usize, DecodeError> {
    input.array().map(u16::from_le_bytes).map(usize::from)
}
