//! What is kept while one message is decoded.

use alloc::boxed::Box;

use bytes::Bytes;

use super::{elsewhere::Followed, resume::Resume};
use crate::{
    describe::marks::Marks,
    format::{entry_points::Format, limits::Left, options::Options, packed::Order},
    text::ahead::Ahead,
};

/// What is kept while one message is decoded.
#[derive(Debug)]
pub struct DecodeContext<'de, F: Format> {
    pub(super) input: &'de [u8],
    pub(super) shared: Option<&'de Bytes>,
    pub(super) left: Left,
    pub(super) ahead: Ahead<'de>,
    pub(super) followed: Followed,
    pub(super) state: F::DecodeState<'de>,
    /// The order of the next number, in formats in which it varies.
    pub(super) order: Order,
    /// Where lists with `end` go on, in a message that comes in pieces.
    pub(super) resume: Option<&'de Resume<F>>,
    /// What is noted, where notes are taken: [`Format::explain`](crate::Format::explain).
    pub(crate) notes: Option<Box<Marks>>,
}

impl<'de, F: Format> DecodeContext<'de, F> {
    /// Starts on a message, whose `Bytes` fields share `shared` if it is given.
    ///
    /// The entry points of [`Format`] do this themselves; call it for types that read a part of a
    /// message later, and give the [`Reader`](crate::Reader) the same options.
    #[inline]
    #[must_use]
    pub fn new(input: &'de [u8], shared: Option<&'de Bytes>, options: &Options<F>) -> Self {
        Self::noting(input, shared, options, None)
    }

    /// [`new`](Self::new) with limits that were reckoned before.
    #[inline]
    pub(crate) fn within(input: &'de [u8], options: &Options<F>, left: Left) -> Self {
        Self::start(input, None, options, left, None)
    }

    /// Goes on with a message of which more has come.
    #[inline]
    pub(crate) fn resumed(input: &'de [u8], options: &Options<F>, resume: &'de Resume<F>) -> Self {
        Self { resume: Some(resume), ..Self::new(input, None, options) }
    }

    /// [`new`](Self::new) with notes of what is read, if there are any.
    #[inline]
    pub(crate) fn noting(
        input: &'de [u8],
        shared: Option<&'de Bytes>,
        options: &Options<F>,
        notes: Option<Box<Marks>>,
    ) -> Self {
        let left = Left::all(&F::limits(options.limits, input.len()));
        Self::start(input, shared, options, left, notes)
    }

    #[inline]
    fn start(
        input: &'de [u8],
        shared: Option<&'de Bytes>,
        options: &Options<F>,
        left: Left,
        notes: Option<Box<Marks>>,
    ) -> Self {
        let ahead = Ahead::default();
        let followed = Followed::new(input.len());
        let (state, order) = (F::decode_state(options), F::first_order(options));
        Self { input, shared, left, ahead, followed, state, order, resume: None, notes }
    }
}
