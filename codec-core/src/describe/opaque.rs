//! Values that only their own code can read.

use alloc::format;
use core::fmt::Debug;

use super::shape::Taken;
use crate::{
    codec::{As, DecodeAs},
    error::DecodeError,
    format::entry_points::Format,
    value::decode::Decode,
};

/// Reads a `T`, for [`Shape::Opaque`](super::shape::Shape::Opaque).
///
/// # Errors
///
/// As [`Format::from_prefix`].
pub fn read_one<F: Format, T: for<'de> Decode<'de, F> + Debug>(
    bytes: &[u8],
) -> Result<Taken, DecodeError> {
    let (value, len) = F::from_prefix::<T>(bytes)?;
    Ok(Taken::new(len, format!("{value:?}")))
}

/// Reads a `T` with the codec `C`, for [`Shape::Opaque`](super::shape::Shape::Opaque).
///
/// # Errors
///
/// As [`Format::from_prefix`].
pub fn read_as<F: Format, C: for<'de> DecodeAs<'de, F, T>, T: Debug>(
    bytes: &[u8],
) -> Result<Taken, DecodeError> {
    let (value, len) = F::from_prefix::<As<C, T>>(bytes)?;
    Ok(Taken::new(len, format!("{:?}", value.get())))
}
