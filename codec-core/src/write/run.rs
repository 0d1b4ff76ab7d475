//! Runs over a message: how what is known later gets to where it stands.

use alloc::vec::Vec;

use super::{
    Far, Writer,
    end::Last,
    message::name_root,
    nesting::lowest,
    sum::{Sum, take_sums},
};
use crate::{
    error::{EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options, packed::Order},
    value::encode::Encode,
};

/// What all runs over one message share, embedded messages of other formats included.
///
/// A run writes the message from its start. Where it needs a number that only what follows
/// determines (how wide a length will be, where the data of a struct begins), it takes what the run
/// before found there. The message is complete when a run finds what it took. So all such numbers
/// together cost one more run, however deep they are nested.
#[derive(Debug)]
pub(crate) struct Run {
    /// What the last run found, in the order in which the numbers are needed.
    found: Vec<usize>,
    /// How many numbers this run has needed so far.
    needed: usize,
    /// How many numbers this run took that may be wrong.
    pub(super) guesses: usize,
    /// Whether this run found something else than it took.
    is_changed: bool,
    /// Whether the run before found what it took, so that nothing is a guess in this one.
    is_certain: bool,
    /// Whether this run met an error that may only follow from a guess.
    is_doubted: bool,
    /// Runs so far.
    runs: usize,
    /// Where data goes that lies elsewhere.
    pub(super) far: Far,
    /// How many positions must stay as they are: those that bytes depend on, and those of slots that
    /// wait to be filled.
    pub(super) anchors: usize,
    /// Bytes that this run has moved to make room before them.
    pub(super) moved: usize,
    /// The order of the next number, in formats in which it varies.
    pub(super) order: Order,
    /// The protocol version.
    pub(super) version: u32,
    /// A value that nothing may follow.
    pub(super) last: Last,
    /// Checksums to take when the message is complete.
    pub(super) sums: Vec<Sum>,
    /// The lowest address that the stack may reach.
    pub(super) lowest: usize,
}

/// Widths only depend on alignment where both are nested in each other, so that a third run is rare
/// and this many mean that no widths agree.
const MOST: usize = 8;

impl Run {
    #[inline]
    pub(crate) fn new<F: Format>() -> Self {
        Self {
            found: Vec::new(),
            needed: 0,
            guesses: 0,
            is_changed: false,
            is_certain: false,
            is_doubted: false,
            runs: 0,
            far: Far::default(),
            anchors: 0,
            moved: 0,
            order: Order::Little,
            version: 0,
            last: None,
            sums: Vec::new(),
            lowest: lowest::<F>(),
        }
    }

    /// Writes `value` once, as far as there is room; returns its length, and whether it is complete,
    /// but for what had no room.
    ///
    /// All of it is inlined, and what is rare takes values and not the run or the writer, so that they
    /// need not be kept in memory: most messages use little of them.
    #[inline]
    pub(crate) fn once<F: Format, T: Encode<F> + ?Sized>(
        &mut self,
        value: &T,
        options: &Options<F>,
        room: &mut [u8],
    ) -> Result<(usize, bool), EncodeError> {
        self.start(options.version, F::first_order(options));
        let mut state = F::encode_state(options);
        let mut out = Writer {
            room: &mut *room,
            at: 0,
            base: 0,
            state: &mut state,
            options,
            run: &mut *self,
        };
        let written = out.region(T::SIZE.in_place, |out| F::encode_root(out, value));
        if let Err(error) = written.and_then(|()| out.end()) {
            return Err(name_root(T::shape, error));
        }
        let len = out.mark();
        let is_complete = self.end()?;
        if is_complete
            && !self.sums.is_empty()
            && let Some(message) = room.get_mut(..len)
        {
            take_sums::<F>(core::mem::take(&mut self.sums), self.version, message)?;
        }
        Ok((len, is_complete))
    }

    #[inline]
    fn start(&mut self, version: u32, order: Order) {
        (self.needed, self.guesses, self.anchors, self.moved) = (0, 0, 0, 0);
        (self.is_changed, self.is_doubted) = (false, false);
        (self.version, self.order, self.last) = (version, order, None);
        self.far = Far::default();
        self.sums.clear();
    }

    /// Ends a run; says whether the message is complete.
    #[inline]
    fn end(&mut self) -> Result<bool, EncodeError> {
        self.runs = self.runs.saturating_add(1);
        self.is_certain = !self.is_changed;
        if self.is_certain && !self.is_doubted {
            return Ok(true);
        }
        if self.runs < MOST {
            return Ok(false);
        }
        Err(unsettled())
    }

    /// The next number that is needed before it is known: its place in the order, and what the last
    /// run found, or 0.
    #[inline]
    pub(super) fn foresee(&mut self) -> (usize, usize) {
        let ticket = self.needed;
        self.needed = ticket.wrapping_add(1);
        (ticket, self.found.get(ticket).copied().unwrap_or(0))
    }

    /// Says what a number turned out to be.
    #[inline]
    pub(super) fn find(&mut self, ticket: usize, value: usize) {
        if self.found.get(ticket).copied().unwrap_or(0) != value {
            self.found = noted(core::mem::take(&mut self.found), ticket, value);
            self.is_changed = true;
        }
    }
}

#[inline(never)]
fn noted(mut found: Vec<usize>, ticket: usize, value: usize) -> Vec<usize> {
    if found.len() <= ticket {
        found.resize(ticket.saturating_add(1), 0);
    }
    if let Some(found) = found.get_mut(ticket) {
        *found = value;
    }
    found
}

#[cold]
#[inline(never)]
fn unsettled() -> EncodeError {
    let what = "length: its width and the alignment behind it never settle";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}

impl<F: Format> Writer<'_, F> {
    /// An error that follows from where something lies. Where that is a guess yet, the next run
    /// decides.
    ///
    /// # Errors
    ///
    /// That one, if this run knows where everything lies.
    #[inline]
    pub(crate) fn doubt(&mut self, error: EncodeError) -> Result<(), EncodeError> {
        if self.run.guesses == 0 || self.run.is_certain {
            return Err(error);
        }
        self.run.is_doubted = true;
        Ok(())
    }
}
