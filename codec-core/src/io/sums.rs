//! Checksums of a message: they are filled in when all of its bytes are written.
//!
//! A sum covers bytes that may still change when the struct with the sum ends, such as a length of a
//! struct around it. So the writing pass only notes where each sum and its bytes are, and the entry
//! point takes the sums over the finished message: those of inner structs first, because the bytes
//! of outer ones contain them. Each sum reads its bytes once.

use alloc::boxed::Box;
use core::ops::Range;

use crate::{
    checksum::Checksum,
    codec::EncodeAs,
    error::{EncodeError, EncodeErrorKind},
    fields::checksum::SumOf,
    format::{entry_points::Format, packed::Order},
    io::{
        context::{Embedded, EncodeContext},
        sink::Slice,
        writer::Writer,
    },
};

/// A sum that is not taken yet.
#[derive(Debug)]
pub(crate) struct Pending<F: Format> {
    /// The bytes that it covers.
    pub(crate) span: Range<usize>,
    /// The bytes of the number.
    pub(crate) number: Range<usize>,
    /// The order of its bytes, where a message chooses that: it may choose another one behind it.
    pub(crate) order: Option<Order>,
    pub(crate) fill: Fill<F>,
}

type Fill<F> =
    fn(&mut [u8], &Range<usize>, &Range<usize>, &mut EncodeContext<F>) -> Result<(), EncodeError>;

impl<F: Format> Pending<F> {
    /// Takes the sum over the finished `message`.
    #[inline]
    pub(super) fn take(
        self,
        message: &mut [u8],
        cx: &mut EncodeContext<F>,
    ) -> Result<(), EncodeError> {
        if let Some(order) = self.order {
            F::set_encode_order(&mut cx.state, order);
        }
        (self.fill)(message, &self.span, &self.number, cx)
    }
}

/// An embedded message of another format with sums that are not taken yet.
pub(crate) trait Unsummed {
    fn take_sums(&mut self, message: &mut [u8]) -> Result<(), EncodeError>;
}

impl<F: Format> Unsummed for Embedded<F> {
    fn take_sums(&mut self, message: &mut [u8]) -> Result<(), EncodeError> {
        take_sums(&mut self.0, message)
    }
}

impl<F: Format> EncodeContext<F> {
    /// Notes a sum that is taken when the message is complete.
    #[inline]
    pub(crate) fn add_sum(&mut self, sum: Pending<F>) {
        // The first one needs no memory of its own; most messages have no other.
        let first = &mut self.note().sum;
        if first.is_none() {
            *first = Some(sum);
        } else {
            self.kept().add_sum(sum);
        }
    }
}

/// Hands the sums of a message inside on to the message around it.
pub(crate) fn hand_on<F: Format, G: Format>(
    mut inner: Box<Embedded<G>>,
    cx: &mut EncodeContext<F>,
) {
    if inner.0.noted().is_some_and(|noted| noted.sum.is_some())
        || inner.0.has_kept().is_some_and(|kept| kept.is_unsummed())
    {
        cx.kept().add_unsummed(inner);
    }
}

/// Takes all sums of the finished `message`: first those of messages inside.
pub(super) fn take_sums<F: Format>(
    cx: &mut EncodeContext<F>,
    message: &mut [u8],
) -> Result<(), EncodeError> {
    // Before the checksums, which may cover them.
    for patch in cx.kept().patches() {
        patch.put(message);
    }
    let (inner, others) = cx.kept().unsummed();
    for mut inner in inner {
        inner.take_sums(message)?;
    }
    for sum in cx.note().sum.take().into_iter().chain(others) {
        sum.take(message, cx)?;
    }
    Ok(())
}

/// Takes one sum and writes it with the codec `C`.
// Where a message has one sum, it is known where it is taken.
#[inline(always)]
#[allow(clippy::inline_always, reason = "else a call with three addresses (`checksum` encode)")]
pub(crate) fn fill<F: Format, A: Checksum, N: SumOf<A>, C: EncodeAs<F, N>>(
    message: &mut [u8],
    span: &Range<usize>,
    number: &Range<usize>,
    cx: &mut EncodeContext<F>,
) -> Result<(), EncodeError> {
    let sum = N::of(sum_of::<A>(message, span, number));
    let Some(room) = message.get_mut(number.clone()) else { return Err(other_width()) };
    let mut out = Writer::new(Slice::<false>::new(room), cx);
    C::encode_as(&sum, &mut out)?;
    // A number of another width than the zero that was written first has moved everything.
    if out.raw_position() == number.len() { Ok(()) } else { Err(other_width()) }
}

/// The sum over `span` of `message`, in which the bytes of the number itself read as zero.
#[inline(always)]
#[allow(clippy::inline_always, reason = "a comparison of what is known, and a call")]
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
