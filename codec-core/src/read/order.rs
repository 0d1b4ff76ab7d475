//! The order of the bytes of a number, where the message is at.

use crate::{
    format::{
        entry_points::Format,
        packed::{Order, Scalars},
    },
    read::Reader,
};

impl<F: Scalars> Reader<'_, '_, F> {
    /// The order of the next number.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a constant in most formats")]
    #[must_use]
    pub fn order(&self) -> Order {
        if F::ORDER_VARIES { self.cx.order } else { F::NUMBER_ORDER }
    }
}

impl<F: Format> Reader<'_, '_, F> {
    /// Chooses the order of the numbers behind.
    #[inline]
    pub(crate) fn set_order(&mut self, order: Order) {
        self.cx.order = order;
    }
}
