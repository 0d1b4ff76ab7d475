//! What is kept while one message is decoded.

use bytes::Bytes;

use crate::{
    format::{entry_points::Format, limits::Budget, options::Options},
    io::{
        follow::Followed,
        probe::{Probe, Silent},
    },
    text::ahead::Ahead,
};

/// What is kept while one message is decoded.
#[derive(Debug)]
pub struct DecodeContext<'de, F: Format, P: Probe = Silent> {
    pub(super) input: &'de [u8],
    pub(super) shared: Option<&'de Bytes>,
    pub(super) version: u32,
    pub(super) strict: bool,
    pub(super) verify: bool,
    pub(super) budget: Budget,
    pub(super) ahead: Ahead<'de>,
    pub(super) followed: Followed,
    pub(super) options: F::Options,
    pub(super) state: F::DecodeState<'de>,
    pub(crate) probe: P,
}

impl<'de, F: Format> DecodeContext<'de, F> {
    /// Starts on a message, whose `Bytes` fields share `shared` if it is given.
    ///
    /// The entry points of [`Format`] do this themselves; call it for types that read a part of a
    /// message later.
    #[inline]
    #[must_use]
    pub fn new(input: &'de [u8], shared: Option<&'de Bytes>, options: &Options<F>) -> Self {
        Self::over(input, shared, options, Silent)
    }
}

impl<'de, F: Format, P: Probe> DecodeContext<'de, F, P> {
    /// [`new`](DecodeContext::new) with a probe.
    #[inline]
    pub(crate) fn over(
        input: &'de [u8],
        shared: Option<&'de Bytes>,
        options: &Options<F>,
        probe: P,
    ) -> Self {
        let Options { limits, version, strict, verify, .. } = *options;
        let budget = Budget::new(F::limits(limits, input.len()), input.len());
        let ahead = Ahead::default();
        let followed = if F::OFFSETS { Followed::new(input.len()) } else { Followed::NONE };
        let state = F::decode_state(options);
        let options = options.format.clone();
        Self {
            input,
            shared,
            version,
            strict,
            verify,
            budget,
            ahead,
            followed,
            options,
            state,
            probe,
        }
    }

    /// The options that it was started with.
    pub(super) fn all_options(&self) -> Options<F> {
        Options {
            limits: self.budget.limits(),
            version: self.version,
            strict: self.strict,
            verify: self.verify,
            format: self.options.clone(),
        }
    }
}
