//! Messages of another format inside of a message.

use super::Writer;
use crate::{error::EncodeError, format::entry_points::Format, value::encode::Encode};

impl<F: Format> Writer<'_, F> {
    /// Writes a whole message of another format in place, into the same room and in the same run.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    pub fn embed<G: Format, T: Encode<G> + ?Sized>(
        &mut self,
        value: &T,
    ) -> Result<(), EncodeError> {
        self.embed_in::<G, T>(value, G::DEFAULTS.version)
    }

    /// [`embed`](Self::embed) for a protocol version.
    pub(crate) fn embed_in<G: Format, T: Encode<G> + ?Sized>(
        &mut self,
        value: &T,
        version: u32,
    ) -> Result<(), EncodeError> {
        let options = G::DEFAULTS;
        let (room, run) = (&mut *self.room, &mut *self.run);
        let outer = (run.version, run.order);
        (run.version, run.order) = (version, G::first_order(options));
        let state = &mut G::encode_state(options);
        let mut out = Writer { room, at: self.at, base: self.base, state, options, run };
        let result = G::encode_root(&mut out, value);
        self.at = out.at;
        (self.run.version, self.run.order) = outer;
        result
    }
}
