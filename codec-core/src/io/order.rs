//! The order of the bytes of a number, where the message is at.

use crate::{
    format::packed::{Order, Scalars},
    io::{reader::Reader, sink::Sink, writer::Writer},
};

impl<F: Scalars, S: Sink> Writer<'_, F, S> {
    /// The order of the next number.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a constant in most formats")]
    #[must_use]
    pub fn order(&self) -> Order {
        if F::ORDER_VARIES { F::encode_order(&self.cx.state) } else { F::NUMBER_ORDER }
    }
}

impl<F: Scalars> Reader<'_, '_, F> {
    /// The order of the next number.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a constant in most formats")]
    #[must_use]
    pub fn order(&self) -> Order {
        if F::ORDER_VARIES { F::decode_order(&self.cx.state) } else { F::NUMBER_ORDER }
    }
}
