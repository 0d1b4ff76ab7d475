//! The byte order that a message chooses: `order = expression`.

use crate::{
    fields::{DecodeFields, EncodeFields},
    format::{entry_points::Format, packed::Order},
    io::sink::Sink,
};

impl<F: Format, S: Sink> EncodeFields<'_, '_, F, S> {
    /// Chooses the order of the numbers from here on.
    #[inline]
    pub fn set_order(&mut self, order: Order) {
        F::set_encode_order(self.out.state(), order);
    }
}

impl<F: Format> DecodeFields<'_, '_, '_, F> {
    /// Chooses the order of the numbers from here on.
    #[inline]
    pub fn set_order(&mut self, order: Order) {
        F::set_decode_order(self.input.state(), order);
    }
}
