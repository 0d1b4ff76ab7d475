//! Lists with `end` in a message that comes in pieces: each attempt to decode it goes on at the
//! element in which the one before was cut.

use alloc::vec::Vec;
use core::{
    cell::{Cell, RefCell},
    fmt,
};

use crate::{
    error::{DecodeError, DecodeErrorKind},
    format::{entry_points::Format, options::Options, packed::Order},
    read::{DecodeContext, Reader},
};

/// Reads one element of a list with `end`, and says whether it ends the list, where that needs
/// nothing but the bytes and the options: no other fields, and no type that differs from one use of
/// a generic type to the next.
pub(crate) type ScanElement<F> = Option<fn(&mut Reader<'_, '_, F>) -> Result<bool, DecodeError>>;

/// A list with `end` that was cut.
pub(crate) struct Place<F: Format> {
    /// Which list of the message, or of the element of the list around it, it is.
    number: usize,
    /// The offset of the element that was cut. None of those before it ends the list.
    from: usize,
    /// The order of numbers at that offset.
    order: Order,
    pub(crate) scan: ScanElement<F>,
}

impl<F: Format> fmt::Debug for Place<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, from, order, .. } = self;
        f.debug_tuple("Place").field(number).field(from).field(order).finish_non_exhaustive()
    }
}

impl<F: Format> Place<F> {
    /// Reads elements of the list from the one on that was cut, and nothing before it. `inner` are
    /// the lists in which that was cut. Gives the error of an element that is incomplete and the lists
    /// in which that is cut, or `None` if the list ends or is wrong.
    pub(crate) fn go_on(
        &mut self,
        scan: fn(&mut Reader<'_, '_, F>) -> Result<bool, DecodeError>,
        mut inner: Vec<Self>,
        message: &[u8],
        options: &Options<F>,
    ) -> Option<(DecodeError, Vec<Self>)> {
        loop {
            let resume = Resume::new(core::mem::take(&mut inner));
            let mut cx = DecodeContext::resumed(message, options, &resume);
            cx.order = self.order;
            let mut input = Reader::new(&mut cx, options);
            input.skip(self.from);
            match scan(&mut input) {
                Ok(false) if input.offset() > self.from => {
                    self.from = input.offset();
                    self.order = cx.order;
                }
                Ok(_) => return None,
                Err(error) => {
                    let incomplete = error.is_incomplete();
                    match resume.finish() {
                        // Reads the element again as a whole.
                        (_, false) => {}
                        (found, true) if incomplete => return Some((error, found)),
                        _ => return None,
                    }
                }
            }
        }
    }
}

/// Where an attempt to decode a message goes on, and where it was cut.
///
/// An attempt reads what stands before a list again, and passes over the elements that the attempt
/// before has read. Its lists are then incomplete, so all it can find is that the message is too.
/// As soon as such a list ends, the element that contains it is read again from its start: that of
/// the list around it, or the whole message.
#[derive(Debug)]
pub(crate) struct Resume<F: Format> {
    /// The lists that were cut before, innermost first. Each is taken off when it is reached.
    known: RefCell<Vec<Place<F>>>,
    /// The lists that this attempt was cut in, innermost first.
    found: RefCell<Vec<Place<F>>>,
    /// How many lists have begun in the current element.
    lists: Cell<usize>,
    /// Whether the current element is one that was cut before, so that `known` speaks of its lists.
    was_cut: Cell<bool>,
    /// Whether a list has ended of which elements were passed over.
    has_gaps: Cell<bool>,
}

impl<F: Format> Resume<F> {
    /// Goes on at these places.
    #[inline]
    pub(crate) const fn new(known: Vec<Place<F>>) -> Self {
        Self {
            known: RefCell::new(known),
            found: RefCell::new(Vec::new()),
            lists: Cell::new(0),
            was_cut: Cell::new(true),
            has_gaps: Cell::new(false),
        }
    }

    /// Where the attempt was cut, and whether it has read all elements that it needs.
    pub(crate) fn finish(&self) -> (Vec<Place<F>>, bool) {
        (self.found.take(), !self.has_gaps.get())
    }
}

/// A list with `end` that is being read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Open<'de> {
    number: usize,
    /// Whether elements of it were passed over.
    has_gaps: bool,
    /// Whether its next element is the one that was cut before.
    was_cut: bool,
    /// The value that `was_cut` of [`Resume`] has around the list.
    around: bool,
    /// The input from the current element on.
    rest: &'de [u8],
    order: Order,
}

impl<'de, F: Format> Reader<'_, 'de, F> {
    /// Begins a list with `end`, and passes over those of its elements that need not be read.
    #[inline]
    pub(crate) fn open_list(&mut self) -> Option<Open<'de>> {
        if F::RESUMES { self.cx.resume.map(|resume| self.reopen(resume)) } else { None }
    }

    #[inline(never)]
    fn reopen(&mut self, resume: &Resume<F>) -> Open<'de> {
        let number = resume.lists.get().saturating_add(1);
        let around = resume.was_cut.get();
        let place = resume.known.borrow_mut().pop_if(|place| around && place.number == number);
        if let Some(place) = &place {
            self.skip(place.from.saturating_sub(self.offset()));
            self.cx.order = place.order;
        }
        let is_cut = place.is_some();
        let order = self.cx.order;
        Open { number, has_gaps: is_cut, was_cut: is_cut, around, rest: self.rest, order }
    }

    /// Begins an element of the list.
    #[inline]
    pub(crate) fn open_element(&mut self, list: &mut Option<Open<'de>>) {
        if let (Some(list), Some(resume)) = (list, self.cx.resume) {
            list.rest = self.rest;
            list.order = self.cx.order;
            resume.lists.set(0);
            resume.was_cut.set(core::mem::take(&mut list.was_cut));
            resume.found.borrow_mut().clear();
        }
    }

    /// Goes back to the start of the current element of the list if it must be read as a whole;
    /// otherwise notes where the list was cut.
    ///
    /// # Errors
    ///
    /// The `error` of the element, if that is not read again.
    #[cold]
    #[inline(never)]
    pub(crate) fn cut_list(
        &mut self,
        list: Option<&Open<'de>>,
        scan: ScanElement<F>,
        error: DecodeError,
    ) -> Result<(), DecodeError> {
        let (Some(list), Some(resume)) = (list, self.cx.resume) else {
            return Err(error.in_list());
        };
        if resume.has_gaps.take() {
            self.rest = list.rest;
            self.cx.order = list.order;
            return Ok(());
        }
        if error.is_incomplete() {
            let from = self.end.saturating_sub(list.rest.len());
            let place = Place { number: list.number, from, order: list.order, scan };
            resume.found.borrow_mut().push(place);
        }
        Err(error)
    }

    /// Ends the list.
    ///
    /// # Errors
    ///
    /// If elements of it are missing: what contains it must be read again.
    #[inline]
    pub(crate) fn close_list(&mut self, list: Option<Open<'de>>) -> Result<(), DecodeError> {
        let (Some(list), Some(resume)) = (list, self.cx.resume) else { return Ok(()) };
        resume.lists.set(list.number);
        resume.was_cut.set(list.around);
        if list.has_gaps {
            resume.has_gaps.set(true);
            // Nobody sees this error: an enclosing list or the stream reads again.
            return Err(self.error(DecodeErrorKind::Invalid { what: "list", value: 0 }));
        }
        Ok(())
    }
}
