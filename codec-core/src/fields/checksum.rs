//! Fields that hold a checksum: `checksum(Algorithm, first..=last)`.

use core::ops::Range;

use crate::{
    checksum::Checksum,
    codec::EncodeAs,
    error::{DecodeError, DecodeErrorKind, EncodeError},
    fields::{DecodeFields, EncodeFields, bits::number as as_number},
    format::entry_points::Format,
    io::{
        sink::Sink,
        sums::{Pending, fill, sum_of},
    },
};

/// What a checksum is written as until it is taken.
#[inline]
#[must_use]
pub fn no_sum<A: Checksum>() -> A::Sum {
    A::Sum::default()
}

impl<F: Format, S: Sink> EncodeFields<'_, '_, F, S> {
    /// Has the checksum over `span` written to the bytes `number`, with the codec `C`, when the
    /// message is complete. Without such bytes the field is absent.
    ///
    /// # Errors
    ///
    /// None here; filling it in may fail as the codec does.
    #[inline]
    pub fn sum<A: Checksum, C: EncodeAs<F, A::Sum>>(
        &mut self,
        span: Range<usize>,
        number: Range<usize>,
    ) -> Result<(), EncodeError> {
        if S::WRITES && !number.is_empty() {
            self.out.kept().add_sum(Pending { span, number, fill: fill::<F, A, C> });
        }
        Ok(())
    }
}

impl<F: Format> DecodeFields<'_, '_, '_, F> {
    /// Checks the sum in the field `index`, which lies at the bytes `number`, against that of the
    /// bytes `span`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Checksum`], unless the caller has turned it off.
    #[inline]
    pub fn verify<A: Checksum>(
        &self,
        index: usize,
        span: Range<usize>,
        number: Range<usize>,
        found: &A::Sum,
    ) -> Result<(), DecodeError> {
        if !self.input.verifies() {
            return Ok(());
        }
        let expected = sum_of::<A>(self.input.input(), &span, &number);
        if *found == expected {
            return Ok(());
        }
        let kind = DecodeErrorKind::Checksum {
            expected: as_number(&expected),
            found: as_number(found),
        };
        Err(self.locate(index, DecodeError::new(kind, number.start)))
    }
}
