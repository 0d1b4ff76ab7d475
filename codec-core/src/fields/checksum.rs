//! Fields that hold a checksum: `checksum(Algorithm, first..=last)`.

use core::ops::Range;

use crate::{
    checksum::Checksum,
    codec::EncodeAs,
    error::{DecodeError, DecodeErrorKind},
    fields::{DecodeFields, EncodeFields, bits::number as as_number},
    format::{entry_points::Format, packed::Order},
    write::sum::sum_of,
};

/// The number of the checksum `A`: the type of a field that holds it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the number of the checksum `{A}`",
    label = "the checksum makes another number",
    note = "the type of the field is the `Checksum::Sum` of the algorithm, such as `u32` for `Crc32` and `u16` for `InternetChecksum`"
)]
pub trait SumOf<A: Checksum>: Copy + Default + PartialEq + 'static {
    /// The number as the type of the field.
    fn of(sum: A::Sum) -> Self;
}

#[diagnostic::do_not_recommend]
impl<N: Copy + Default + PartialEq + 'static, A: Checksum<Sum = N>> SumOf<A> for N {
    #[inline]
    fn of(sum: N) -> N {
        sum
    }
}

/// What a checksum is written as until it is taken.
#[inline]
#[must_use]
pub fn no_sum<A: Checksum, N: SumOf<A>>() -> N {
    N::default()
}

impl<F: Format> EncodeFields<'_, '_, F> {
    /// The order of the next number, if the message chooses that.
    #[inline]
    #[must_use]
    pub fn order(&mut self) -> Option<Order> {
        self.out.chosen_order()
    }

    /// Has the checksum over `span` written to the bytes `number`, with the codec `C` and in this
    /// `order`, when the message is complete. Without such bytes the field is absent.
    #[inline]
    pub fn sum<A: Checksum, N: SumOf<A>, C: EncodeAs<F, N>>(
        &mut self,
        span: Range<usize>,
        number: Range<usize>,
        order: Option<Order>,
    ) {
        if !number.is_empty() {
            self.out.sum::<A, N, C>(span, number, order);
        }
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
    pub fn verify<A: Checksum, N: SumOf<A>>(
        &self,
        index: usize,
        span: Range<usize>,
        number: Range<usize>,
        found: &N,
    ) -> Result<(), DecodeError> {
        if !self.input.verifies() {
            return Ok(());
        }
        let expected = N::of(sum_of::<A>(self.input.input(), &span, &number));
        if *found == expected {
            return Ok(());
        }
        let kind =
            DecodeErrorKind::Checksum { expected: as_number(&expected), found: as_number(found) };
        Err(self.locate(index, DecodeError::new(kind, number.start)))
    }
}
