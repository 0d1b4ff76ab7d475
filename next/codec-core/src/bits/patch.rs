//! Groups of bits that others determine, `count = head.count`: they are written into a number that
//! stands there already.

use super::{BitNumber, BitValue};
use crate::{
    codec::EncodeForm,
    describe::{BitKind, BitsShape},
    error::EncodeError,
    format::Engine,
    write::Writer,
};

/// What is known of a struct with `bits` in the format `F`.
#[derive(Debug)]
pub struct BitLayout<F: Engine> {
    /// Its description.
    pub bits: &'static BitsShape,
    /// Writes its number.
    pub put: fn(u64, &mut Writer<'_, F>) -> Result<(), EncodeError>,
}

/// The description of a struct with `bits`.
#[must_use]
pub const fn bits_of<T: BitValue>() -> &'static BitsShape {
    match T::KIND {
        BitKind::Struct(shape) => shape,
        _ => &BitsShape::NONE,
    }
}

/// Writes the number `N` with these bits.
///
/// # Errors
///
/// What [`EncodeForm::encode`] returns.
pub fn put_bits<F: Engine, N: BitNumber, C: EncodeForm<F, N::Number>>(
    form: &C,
    bits: u64,
    out: &mut Writer<'_, F>,
) -> Result<(), EncodeError> {
    form.encode(&N::from_bits(bits), out)
}

impl<F: Engine> Writer<'_, F> {
    /// Replaces the bits of `mask` in the number that stands here, and leaves the others as they are.
    pub(crate) fn merge(
        &mut self,
        bits: u64,
        mask: u64,
        put: fn(u64, &mut Writer<'_, F>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        // A number has the same bytes in the same order whatever its bits are.
        let (bits, _) = self.apart(bits, put)?;
        let (mask, len) = self.apart(mask, put)?;
        if let Some(room) = self.chunk(len) {
            for ((byte, bits), mask) in room.iter_mut().zip(bits).zip(mask) {
                *byte = (*byte & !mask) | bits;
            }
        }
        Ok(())
    }

    /// The bytes of a number, and how many they are.
    fn apart(
        &mut self,
        bits: u64,
        put: fn(u64, &mut Writer<'_, F>) -> Result<(), EncodeError>,
    ) -> Result<([u8; 8], usize), EncodeError> {
        let mut room = [0; 8];
        let (state, run) = (&mut *self.state, &mut *self.run);
        let mut out = Writer { room: &mut room, at: 0, base: self.base, state, run };
        put(bits, &mut out)?;
        let len = out.at;
        Ok((room, len))
    }
}
