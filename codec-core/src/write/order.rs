//! The order of the bytes of a number, where the message is at.

use super::Writer;
use crate::format::{
    entry_points::Format,
    packed::{Order, Scalars},
};

impl<F: Scalars> Writer<'_, F> {
    /// The order of the next number.
    #[inline]
    #[must_use]
    pub fn order(&self) -> Order {
        if F::ORDER_VARIES { self.run.order } else { F::NUMBER_ORDER }
    }
}

impl<F: Format> Writer<'_, F> {
    /// The order of the next number, if the message chooses that.
    #[inline]
    pub(crate) fn chosen_order(&self) -> Option<Order> {
        F::ORDER_VARIES.then_some(self.run.order)
    }

    /// Chooses the order of the numbers behind.
    #[inline]
    pub(crate) fn set_order(&mut self, order: Order) {
        self.run.order = order;
    }
}
