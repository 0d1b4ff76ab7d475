//! Values of another format inside of a message.

use alloc::boxed::Box;

use crate::{
    error::{DecodeError, EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options},
    io::{
        context::{Embedded, EncodeContext},
        reader::{DecodeContext, Reader},
        sink::Sink,
        sums::hand_on,
        writer::Writer,
    },
    value::{decode::Decode, encode::Encode},
};

impl<F: Format, S: Sink> Writer<'_, F, S> {
    /// Writes a whole message of another format in place.
    ///
    /// It is counted once, by the counting pass of the message around it.
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
        if !S::WRITES {
            let mut inner = Embedded(EncodeContext::<G>::new(G::DEFAULTS));
            (inner.0.version, inner.0.lowest) = (version, self.cx.lowest);
            let end = inner.count(value, self.position())?;
            self.cx.kept().keep_message(Box::new(inner));
            return self.zeros(end.wrapping_sub(self.raw_position()));
        }
        let counted = self.cx.kept().take_message().and_then(|inner| inner.downcast().ok());
        let Some(mut inner) = counted else {
            let what = "message inside: it was not counted";
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
        };
        let Embedded::<G>(cx) = &mut *inner;
        let mut part = Writer::<G, S>::new(self.sink.lend(), cx);
        G::encode_root(&mut part, value)?;
        self.sink = part.sink;
        // A message inside has no length of its own: it ends where this one ends.
        if let Some(last) = cx.noted().and_then(|noted| noted.last) {
            self.cx.set_last(last)?;
        }
        hand_on(inner, self.cx);
        Ok(())
    }
}

impl<'de, F: Format> Reader<'_, 'de, F> {
    /// Reads a whole message of another format in place.
    ///
    /// Offsets in its errors count from the start of this message.
    ///
    /// # Errors
    ///
    /// As [`Format::from_prefix`].
    pub fn embed<G: Format, T: Decode<'de, G>>(&mut self) -> Result<T, DecodeError> {
        let notes = self.cx.notes.take();
        let options = &Options { limits: self.limits(), ..G::DEFAULTS.clone() };
        let mut cx = DecodeContext::noting(self.cx.input, self.cx.shared, options, notes);
        // One budget for both, or a message could hold many others that each have their own.
        core::mem::swap(&mut cx.left, &mut self.cx.left);
        let Self { rest, end, limited, notes, .. } = *self;
        let mut part = Reader { rest, end, limited, notes, cx: &mut cx, options };
        let value = G::decode_root(&mut part);
        self.rest = part.rest;
        self.cx.notes = cx.notes;
        core::mem::swap(&mut cx.left, &mut self.cx.left);
        value
    }

    /// Reads a value of another format in place, under the limits, version and strictness of this
    /// message, one level down.
    ///
    /// # Errors
    ///
    /// What the type's [`Decode::decode`] returns, and [`DecodeErrorKind::DepthLimit`].
    pub(crate) fn in_format<G: Format, T: Decode<'de, G>>(&mut self) -> Result<T, DecodeError> {
        let notes = self.cx.notes.take();
        let Options { version, strict, verify, .. } = *self.options;
        let (limits, format) = (self.limits(), G::DEFAULTS.format.clone());
        let options = &Options { limits, version, strict, verify, format };
        let mut cx = DecodeContext::noting(self.cx.input, self.cx.shared, options, notes);
        // The budget goes along and comes back, or nested values of two formats would have a new
        // one at every level.
        core::mem::swap(&mut cx.left, &mut self.cx.left);
        let Self { rest, end, limited, notes, .. } = *self;
        let mut part = Reader { rest, end, limited, notes, cx: &mut cx, options };
        let value = part.nested(|part| G::decode_root(part));
        self.rest = part.rest;
        core::mem::swap(&mut cx.left, &mut self.cx.left);
        self.cx.notes = cx.notes;
        value
    }
}
