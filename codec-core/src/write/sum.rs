//! Checksums of a message: they are taken when it is complete.
//!
//! A struct around may yet change bytes that an inner sum covers, such as a length in the struct with
//! the sum. So it is noted where each sum and its bytes are: those of inner structs first, because the
//! bytes of outer ones contain them.

use alloc::vec::Vec;
use core::ops::Range;

use super::{Run, Writer};
use crate::{
    checksum::Checksum,
    codec::EncodeAs,
    error::{EncodeError, EncodeErrorKind},
    fields::checksum::SumOf,
    format::{entry_points::Format, packed::Order},
};

/// A sum that is not taken yet.
#[derive(Debug)]
pub(crate) struct Sum {
    /// The bytes that it covers.
    span: Range<usize>,
    /// The bytes of the number.
    number: Range<usize>,
    /// The order of its bytes.
    order: Order,
    fill: Fill,
}

/// Takes a sum over the message and writes it there.
type Fill = fn(&Sum, &mut Run, &mut [u8]) -> Result<(), EncodeError>;

impl<F: Format> Writer<'_, F> {
    /// Has the checksum over `span` written to the bytes `number`, with the codec `C` and in this
    /// `order`.
    #[inline]
    pub(crate) fn sum<A: Checksum, N: SumOf<A>, C: EncodeAs<F, N>>(
        &mut self,
        span: Range<usize>,
        number: Range<usize>,
        order: Option<Order>,
    ) {
        if self.written(span.clone()).is_some() {
            let order = order.unwrap_or(self.run.order);
            self.run.sums.push(Sum { span, number, order, fill: fill::<F, A, N, C> });
        }
    }
}

/// Takes all sums of the complete `message`.
#[inline(never)]
pub(super) fn take_sums<F: Format>(
    sums: Vec<Sum>,
    version: u32,
    message: &mut [u8],
) -> Result<(), EncodeError> {
    let mut run = Run::new::<F>();
    run.version = version;
    for sum in sums {
        (sum.fill)(&sum, &mut run, message)?;
    }
    Ok(())
}

fn fill<F: Format, A: Checksum, N: SumOf<A>, C: EncodeAs<F, N>>(
    sum: &Sum,
    run: &mut Run,
    message: &mut [u8],
) -> Result<(), EncodeError> {
    let value = N::of(sum_of::<A>(message, &sum.span, &sum.number));
    let Some(room) = message.get_mut(sum.number.clone()) else { return Err(other_width()) };
    let (len, base, options) = (room.len(), sum.number.start, F::DEFAULTS);
    run.order = sum.order;
    let state = &mut F::encode_state(options);
    let mut out = Writer { room, at: 0, base, state, options, run };
    C::encode_as(&value, &mut out)?;
    // A number of another width than the zero that was written first has moved everything.
    if out.at == len { Ok(()) } else { Err(other_width()) }
}

/// The sum over `span` of `message`, in which the bytes of the number itself read as zero.
#[inline]
pub(crate) fn sum_of<A: Checksum>(
    message: &[u8],
    span: &Range<usize>,
    number: &Range<usize>,
) -> A::Sum {
    if number.start < span.start || span.end <= number.start {
        return A::of(message.get(span.clone()).unwrap_or_default());
    }
    sum_around::<A>(message, span, number)
}

/// [`sum_of`] where the number lies in the span.
#[inline(never)]
fn sum_around<A: Checksum>(message: &[u8], span: &Range<usize>, number: &Range<usize>) -> A::Sum {
    let mut sum = A::new();
    let bytes = |range: Range<usize>| message.get(range).unwrap_or_default();
    sum.update(bytes(span.start..number.start));
    let mut left = number.len();
    while left > 0 {
        let zeros = ZEROS.get(..left).unwrap_or(&ZEROS);
        sum.update(zeros);
        left = left.saturating_sub(zeros.len());
    }
    sum.update(bytes(number.end..span.end));
    sum.finish()
}

const ZEROS: [u8; 8] = [0; 8];

#[cold]
#[inline(never)]
fn other_width() -> EncodeError {
    let what = "checksum: its codec writes numbers of different widths";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
