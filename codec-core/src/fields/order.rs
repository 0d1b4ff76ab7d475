//! The byte order that a message chooses: `order = expression`.

use crate::{
    fields::{DecodeFields, EncodeFields},
    format::{entry_points::Format, packed::Order},
};

impl<F: Format> EncodeFields<'_, '_, F> {
    /// Chooses the order of the numbers from here on.
    #[inline]
    pub fn set_order(&mut self, order: Order) {
        self.out.set_order(order);
    }
}

impl<F: Format> DecodeFields<'_, '_, '_, F> {
    /// Chooses the order of the numbers from here on.
    #[inline]
    pub fn set_order(&mut self, order: Order) {
        self.input.set_order(order);
    }
}
