//! What is kept while one message is encoded, and the pass that counts it.

use alloc::boxed::Box;
use core::{cell::Cell, mem::ManuallyDrop};

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options},
    io::{
        elsewhere::Far,
        end::{Last, check_last},
        later::Kept,
        sink::Measure,
        sums::{Pending, take_sums},
        writer::Writer,
    },
    value::encode::Encode,
};

/// What is kept while one message is encoded.
#[derive(Debug)]
pub struct EncodeContext<F: Format> {
    pub(crate) version: u32,
    pub(crate) options: F::Options,
    pub(crate) state: F::EncodeState,
    /// What the counting pass keeps for the writing pass; few messages have any. [`free`](Self::free)
    /// drops it: a value that must be dropped makes the entry points save registers around that, 20
    /// instructions for each small message.
    kept: ManuallyDrop<Option<Box<Kept<F>>>>,
    /// What the writing pass notes. It is empty at the start of that pass, whatever was kept, so the
    /// compiler knows which checksum a message has (`checksum` encode).
    noted: Option<Noted<F>>,
    pub(crate) pass: Pass,
    /// The lowest address that the stack may reach; 0 until a value is nested.
    pub(crate) lowest: usize,
}

/// What the writing pass notes for the end of the message.
#[derive(Debug)]
pub(crate) struct Noted<F: Format> {
    /// The first checksum that is taken when the message is complete.
    pub(crate) sum: Option<Pending<F>>,
    /// A value that nothing may follow.
    pub(crate) last: Last,
}

/// A message that was counted.
#[derive(Debug)]
pub(crate) struct Counted<F: Format> {
    /// The length of the message.
    pub(crate) len: usize,
    state: F::EncodeState,
    kept: ManuallyDrop<Option<Box<Kept<F>>>>,
    /// Where its data begins that lies elsewhere, and whether pieces of it point to others.
    pub(crate) data: Option<(usize, bool)>,
}

/// What one pass over a message finds out about positions.
#[derive(Debug, Default)]
pub(crate) struct Pass {
    /// Whether something is at another position than the pass had assumed.
    pub(crate) moved: bool,
    /// Whether bytes depend on their position, and it was not known.
    pub(crate) asked: Cell<bool>,
    /// The data that lies elsewhere.
    pub(crate) far: Far,
}

impl<F: Format> Counted<F> {
    /// Ends an entry point that does not write the message: drops what was kept, and passes `result`
    /// on.
    #[inline]
    pub(crate) fn free<T>(self, result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        free(ManuallyDrop::into_inner(self.kept), result)
    }
}

impl<F: Format> EncodeContext<F> {
    #[inline]
    pub(crate) fn new(options: &Options<F>) -> Self {
        Self {
            version: options.version,
            options: options.format.clone(),
            state: F::encode_state(options),
            kept: ManuallyDrop::new(None),
            noted: None,
            pass: Pass::default(),
            lowest: 0,
        }
    }

    /// Starts to write a message that was counted.
    #[inline]
    pub(crate) fn counted(options: &Options<F>, counted: Counted<F>) -> Self {
        let Counted { state, kept, .. } = counted;
        let (version, options) = (options.version, options.format.clone());
        Self { version, options, state, kept, noted: None, pass: Pass::default(), lowest: 0 }
    }

    /// Ends the counting pass of a message of `len` bytes.
    #[inline]
    pub(crate) fn into_counted(self, len: usize) -> Counted<F> {
        let data = self.data().map(|start| (start, self.pass.far.is_nested()));
        Counted { len, state: self.state, kept: self.kept, data }
    }

    /// Ends an entry point: drops what was kept, and passes `result` on.
    #[inline]
    pub(crate) fn free<T>(&mut self, result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        free(self.kept.take(), result)
    }

    /// [`free`](Self::free) for an entry point that has written `message`: fills in its checksums,
    /// and checks that nothing follows a value that readers take up to the end.
    #[inline]
    pub(crate) fn finish(self, message: &mut [u8]) -> Result<(), EncodeError> {
        // The parts by themselves: a context as a whole would be copied, or kept in memory.
        let Self { version, options, state, kept, noted, lowest, .. } = self;
        let pass = Pass::default();
        if kept.is_some() {
            let cx = Self { version, options, state, kept, noted, pass, lowest };
            return finish_kept(cx, message);
        }
        let Some(noted) = noted else { return Ok(()) };
        check_last(noted.last, message.len())?;
        let Some(sum) = noted.sum else { return Ok(()) };
        sum.take(message, &mut Self { version, options, state, kept, noted: None, pass, lowest })
    }

    /// What is noted for the end of the message.
    #[inline]
    pub(crate) fn note(&mut self) -> &mut Noted<F> {
        self.noted.get_or_insert(Noted { sum: None, last: None })
    }

    /// The same, if there is any.
    #[inline]
    pub(crate) fn noted(&mut self) -> Option<&mut Noted<F>> {
        self.noted.as_mut()
    }

    /// What the counting pass has kept, if there is any.
    #[inline]
    pub(crate) fn has_kept(&mut self) -> Option<&mut Kept<F>> {
        self.kept.as_deref_mut()
    }

    /// Where the data of a counted message begins that lies elsewhere; `None` if it has none.
    #[inline]
    pub(crate) fn data(&self) -> Option<usize> {
        if F::OFFSETS { self.pass.far.data() } else { None }
    }

    /// Records that bytes depend on their position.
    #[inline]
    pub(crate) fn ask_position(&self) {
        let kept = self.kept.as_ref();
        if (F::OFFSETS && self.pass.far.is_open()) || kept.is_some_and(|kept| kept.is_open()) {
            self.pass.asked.set(true);
        }
    }

    /// Ends a counting pass, in which all that is in place took the bytes before `end`; says where
    /// the message ends, and whether no other pass must run: nothing is elsewhere than was assumed,
    /// or the bytes there do not depend on that.
    #[inline]
    fn end_pass(&mut self, end: usize) -> (usize, bool) {
        if let Some(kept) = &mut *self.kept {
            kept.restart();
        }
        let Pass { moved, asked, far } = &mut self.pass;
        let (whole, settled) = far.end_pass(end, moved);
        let settled = settled && !(*moved && asked.get());
        *moved = false;
        asked.set(false);
        (whole, settled)
    }

    /// What the counting pass keeps for the writing pass.
    #[cold]
    pub(crate) fn kept(&mut self) -> &mut Kept<F> {
        self.kept.get_or_insert_default()
    }
}

/// Drops what was kept, and passes `result` on.
#[inline]
fn free<F: Format, T>(kept: Option<Box<Kept<F>>>, result: T) -> T {
    // By value: a reference would keep all of the context in memory.
    #[cold]
    #[inline(never)]
    fn drop_kept<F: Format, T>(_: Box<Kept<F>>, result: T) -> T {
        result
    }
    match kept {
        Some(kept) => drop_kept(kept, result),
        None => result,
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

/// [`EncodeContext::finish`] for a message of which something was kept.
// By value: a reference would keep the context in memory for all others.
#[cold]
#[inline(never)]
fn finish_kept<F: Format>(mut cx: EncodeContext<F>, message: &mut [u8]) -> Result<(), EncodeError> {
    let last = cx.noted().and_then(|noted| noted.last);
    let result = match check_last(last, message.len()) {
        Ok(()) => take_sums(&mut cx, message),
        Err(error) => Err(error),
    };
    cx.free(result)
}

/// Counts a message that begins at `start` and returns where it ends.
///
/// It counts again if the width of a number moved bytes that depend on their position, until a pass
/// finds the same widths of all numbers as the pass before it.
#[inline(always)]
#[allow(clippy::inline_always, reason = "makes the options constants in a message's own code")]
pub(crate) fn count<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    start: usize,
    cx: &mut EncodeContext<F>,
) -> Result<usize, EncodeError> {
    // One loop, so that what counts a message is compiled once.
    for _ in 0..PASSES {
        let mut out = Writer::new(Measure::at(start), &mut *cx);
        F::encode_root(&mut out, value)?;
        let end = out.raw_position();
        if cx.kept.is_none() && cx.data().is_none() {
            F::measured(&mut cx.state);
            return Ok(end);
        }
        let (whole, settled) = cx.end_pass(end);
        F::measured(&mut cx.state);
        if settled {
            return Ok(whole);
        }
    }
    let what = "length: its width and the alignment behind it never settle";
    Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
}

/// How often a message is counted at most.
const PASSES: usize = 8;
