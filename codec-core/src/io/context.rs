//! What is kept while one message is encoded, and the pass that counts it.

use alloc::boxed::Box;
use core::mem::ManuallyDrop;

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options},
    io::{later::Kept, sink::Measure, sums::take_sums, writer::Writer},
    value::encode::Encode,
};

/// What is kept while one message is encoded.
#[derive(Debug)]
pub struct EncodeContext<F: Format> {
    pub(crate) version: u32,
    pub(crate) options: F::Options,
    pub(crate) state: F::EncodeState,
    /// What few messages have; [`free`](Self::free) drops it. A value that must be dropped makes the
    /// entry points save registers around that, 20 instructions for each small message.
    pub(crate) kept: ManuallyDrop<Option<Box<Kept<F>>>>,
}

impl<F: Format> EncodeContext<F> {
    #[inline]
    pub(crate) fn new(options: &Options<F>) -> Self {
        Self {
            version: options.version,
            options: options.format.clone(),
            state: F::encode_state(options),
            kept: ManuallyDrop::new(None),
        }
    }

    /// Ends an entry point: drops what was kept, and passes `result` on.
    #[inline]
    pub(crate) fn free<T>(&mut self, result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        #[cold]
        #[inline(never)]
        fn drop_kept<F: Format, T>(kept: &mut Option<Box<Kept<F>>>, result: T) -> T {
            *kept = None;
            result
        }
        if self.kept.is_some() { drop_kept(&mut self.kept, result) } else { result }
    }

    /// [`free`](Self::free) for an entry point that has written `message`: fills in its checksums.
    #[inline]
    pub(crate) fn finish<T>(&mut self, message: &mut [u8], value: T) -> Result<T, EncodeError> {
        #[cold]
        #[inline(never)]
        fn finish_kept<F: Format, T>(
            cx: &mut EncodeContext<F>,
            message: &mut [u8],
            value: T,
        ) -> Result<T, EncodeError> {
            let result = take_sums(cx, message);
            *cx.kept = None;
            result.map(|()| value)
        }
        if self.kept.is_some() { finish_kept(self, message, value) } else { Ok(value) }
    }

    /// Where the data of a counted message begins that lies elsewhere; `None` if it has none.
    #[inline]
    pub(crate) fn data(&self) -> Option<usize> {
        self.kept.as_ref().and_then(|kept| kept.data())
    }

    /// What the counting pass keeps for the writing pass.
    #[cold]
    pub(crate) fn kept(&mut self) -> &mut Kept<F> {
        self.kept.get_or_insert_default()
    }
}

/// The context of an embedded message. It frees what it keeps when it is dropped, because no
/// entry point does.
pub(crate) struct Embedded<F: Format>(pub(crate) EncodeContext<F>);

impl<F: Format> Embedded<F> {
    /// Counts the message, which begins at `start` of the one around it.
    pub(crate) fn count<T: Encode<F> + ?Sized>(
        &mut self,
        value: &T,
        start: usize,
    ) -> Result<usize, EncodeError> {
        let end = count(value, start, &mut self.0)?;
        if self.0.data().is_some() {
            let what = "message inside: it has data that lies elsewhere";
            return Err(EncodeError::new(EncodeErrorKind::Invalid { what }));
        }
        Ok(end)
    }
}

impl<F: Format> Drop for Embedded<F> {
    fn drop(&mut self) {
        *self.0.kept = None;
    }
}

/// Counts a message that begins at `start` and returns where it ends.
///
/// It counts again if the width of a number moved bytes that depend on their position.
#[inline(always)]
#[allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]
pub(crate) fn count<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    start: usize,
    cx: &mut EncodeContext<F>,
) -> Result<usize, EncodeError> {
    let mut out = Writer::new(Measure::at(start), cx);
    F::encode_root(&mut out, value)?;
    let mut end = out.raw_position();
    if cx.kept.is_some() {
        end = settle(value, start, end, cx)?;
    }
    F::measured(&mut cx.state);
    Ok(end)
}

/// Counts again until a pass finds the same widths of all numbers as the pass before it.
#[cold]
#[inline(never)]
fn settle<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    start: usize,
    mut end: usize,
    cx: &mut EncodeContext<F>,
) -> Result<usize, EncodeError> {
    for _ in 0..PASSES {
        let whole = cx.kept().end_pass(end);
        let settled = !cx.kept().is_unsettled();
        cx.kept().restart();
        if settled {
            return Ok(whole);
        }
        F::measured(&mut cx.state);
        let mut out = Writer::new(Measure::at(start), cx);
        F::encode_root(&mut out, value)?;
        end = out.raw_position();
    }
    let what = "length: its width and the alignment behind it never settle";
    Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
}

/// How often a message is counted at most.
const PASSES: usize = 8;
