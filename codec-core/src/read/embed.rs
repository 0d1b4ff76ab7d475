//! Values of another format inside of a message.

use crate::{
    error::DecodeError,
    format::{entry_points::Format, options::Options},
    read::{DecodeContext, Reader},
    value::decode::Decode,
};

impl<'de, F: Format> Reader<'_, 'de, F> {
    /// Reads a whole message of another format in place.
    ///
    /// Offsets in its errors count from the start of this message.
    ///
    /// # Errors
    ///
    /// As [`Format::from_prefix`].
    pub fn embed<G: Format, T: Decode<'de, G>>(&mut self) -> Result<T, DecodeError> {
        let options = Options { limits: self.limits(), ..G::DEFAULTS.clone() };
        self.embedded(&options, G::decode_root)
    }

    /// Reads a value of another format in place, under the limits, version and strictness of this
    /// message, one level down.
    ///
    /// # Errors
    ///
    /// What the type's [`Decode::decode`] returns, and [`DecodeErrorKind::DepthLimit`].
    pub(crate) fn in_format<G: Format, T: Decode<'de, G>>(&mut self) -> Result<T, DecodeError> {
        let Options { version, strict, verify, .. } = *self.options;
        let (limits, format) = (self.limits(), G::DEFAULTS.format.clone());
        let options = Options { limits, version, strict, verify, format };
        self.embedded(&options, |part| part.nested(|part| G::decode_root(part)))
    }

    /// Lets `read` read in another format. Budgets, notes and what was read through offsets go along
    /// and come back, or nested values of two formats would have new ones at every level.
    fn embedded<G: Format, T>(
        &mut self,
        options: &Options<G>,
        read: impl FnOnce(&mut Reader<'_, 'de, G>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let notes = self.cx.notes.take();
        let mut cx = DecodeContext::noting(self.cx.input, self.cx.shared, options, notes);
        core::mem::swap(&mut cx.left, &mut self.cx.left);
        core::mem::swap(&mut cx.followed, &mut self.cx.followed);
        let Self { rest, end, limited, notes, .. } = *self;
        let mut part = Reader { rest, end, limited, notes, cx: &mut cx, options };
        let value = read(&mut part);
        self.rest = part.rest;
        self.cx.notes = cx.notes;
        core::mem::swap(&mut cx.left, &mut self.cx.left);
        core::mem::swap(&mut cx.followed, &mut self.cx.followed);
        value
    }
}
