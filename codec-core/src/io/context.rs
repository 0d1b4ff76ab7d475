//! What is kept while one message is encoded, and the pass that counts it.

use alloc::boxed::Box;
use core::{cell::Cell, mem::ManuallyDrop};

use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options, shared::EncodeShared},
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
    /// What few messages have, in one place: for all others it is one store and one comparison.
    /// [`free`](Self::free) drops it. A value that must be dropped makes the entry points save
    /// registers around that, 20 instructions for each small message.
    later: ManuallyDrop<Option<Later<F>>>,
    pub(crate) pass: Pass,
    /// The lowest address that the stack may reach; 0 until a value is nested.
    pub(crate) lowest: usize,
}

/// What is known of a message only later.
#[derive(Debug)]
pub(crate) struct Later<F: Format> {
    pub(crate) kept: Option<Box<Kept<F>>>,
    /// The first checksum that is taken when the message is complete.
    pub(crate) sum: Option<Pending<F>>,
    /// A value that nothing may follow.
    pub(crate) last: Last,
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

impl<F: Format> EncodeContext<F> {
    #[inline]
    pub(crate) fn new(options: &Options<F>) -> Self {
        Self {
            version: options.version,
            options: options.format.clone(),
            state: F::encode_state(options),
            later: ManuallyDrop::new(None),
            pass: Pass::default(),
            lowest: 0,
        }
    }

    /// Ends an entry point: drops what was kept, and passes `result` on.
    #[inline]
    pub(crate) fn free<T>(&mut self, result: Result<T, EncodeError>) -> Result<T, EncodeError> {
        // By value: a reference would keep all of the context in memory.
        #[cold]
        #[inline(never)]
        fn drop_kept<F: Format, T>(_: Box<Kept<F>>, result: T) -> T {
            result
        }
        match self.later.as_mut().and_then(|later| later.kept.take()) {
            Some(kept) => drop_kept(kept, result),
            None => result,
        }
    }

    /// [`free`](Self::free) for an entry point that has written `message`: fills in its checksums,
    /// and checks that nothing follows a value that readers take up to the end.
    #[inline]
    pub(crate) fn finish(&mut self, message: &mut [u8]) -> Result<(), EncodeError> {
        let Some(later) = &*self.later else { return Ok(()) };
        let result = match check_last(later.last, message.len()) {
            Ok(()) => take_sums(self, message),
            Err(error) => Err(error),
        };
        self.free(result)
    }

    /// What is known of the message only later.
    #[inline]
    pub(crate) fn later(&mut self) -> &mut Later<F> {
        self.later.get_or_insert_with(|| Later { kept: None, sum: None, last: None })
    }

    /// The same, if there is any.
    #[inline]
    pub(crate) fn known_later(&mut self) -> Option<&mut Later<F>> {
        self.later.as_mut()
    }

    /// Where the data of a counted message begins that lies elsewhere; `None` if it has none.
    #[inline]
    pub(crate) fn data(&self) -> Option<usize> {
        if F::OFFSETS { self.pass.far.data() } else { None }
    }

    /// Records that bytes depend on their position.
    #[inline]
    pub(crate) fn ask_position(&self) {
        let kept = || self.later.as_ref()?.kept.as_ref();
        if (F::OFFSETS && self.pass.far.is_open()) || kept().is_some_and(|kept| kept.is_open()) {
            self.pass.asked.set(true);
        }
    }

    /// Ends a counting pass, in which all that is in place took the bytes before `end`; says where
    /// the message ends, and whether no other pass must run: nothing is elsewhere than was assumed,
    /// or the bytes there do not depend on that.
    #[inline]
    fn end_pass(&mut self, end: usize) -> (usize, bool) {
        if let Some(Later { kept: Some(kept), .. }) = &mut *self.later {
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
        self.later().kept.get_or_insert_default()
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
        *self.0.later = None;
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
    if cx.later.is_some() || cx.data().is_some() {
        let settled;
        (end, settled) = cx.end_pass(end);
        if !settled {
            end = value.settle(start, cx)?;
        }
    }
    F::measured(&mut cx.state);
    Ok(end)
}

/// Counts again until a pass finds the same widths of all numbers as the pass before it.
#[inline(always)]
#[allow(clippy::inline_always, reason = "the whole of a method of the message")]
pub(crate) fn settle<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    start: usize,
    cx: &mut EncodeContext<F>,
) -> Result<usize, EncodeError> {
    for _ in 1..PASSES {
        F::measured(&mut cx.state);
        let mut out = Writer::new(Measure::at(start), cx);
        F::encode_root(&mut out, value)?;
        let end = out.raw_position();
        let (whole, settled) = cx.end_pass(end);
        if settled {
            return Ok(whole);
        }
    }
    let what = "length: its width and the alignment behind it never settle";
    Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
}

/// How often a message is counted at most.
const PASSES: usize = 8;
