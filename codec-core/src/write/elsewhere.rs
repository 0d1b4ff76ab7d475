//! Data that lies elsewhere: behind all that is in place.

use super::Writer;
use crate::{error::EncodeError, format::entry_points::Format};

/// A value whose parts may lie elsewhere, while it is written.
#[derive(Clone, Copy, Debug)]
#[must_use = "a region must be closed"]
#[allow(unnameable_types, reason = "derived code passes it on")]
pub(crate) struct Region {
    start: usize,
    /// The length of what is in place, as far as it is known.
    in_place: usize,
    /// The place of that length among those that runs find.
    ticket: Option<usize>,
    outer: Far,
}

/// Where the next data goes that lies elsewhere.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Far {
    next: usize,
    /// Whether that depends on what the last run found.
    is_guess: bool,
    /// Whether some lies there.
    is_used: bool,
}

impl<F: Format> Writer<'_, F> {
    /// Lets `body` write a value whose parts may lie elsewhere: they follow what is in place.
    ///
    /// `in_place` is the length of what is in place, if it is known. If it is not, and something lies
    /// elsewhere, another run knows it.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub fn region(
        &mut self,
        in_place: Option<usize>,
        body: impl FnOnce(&mut Self) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let region = self.open_region(in_place);
        body(self)?;
        self.close_region(region);
        Ok(())
    }

    /// Begins a region.
    #[inline]
    pub(crate) fn open_region(&mut self, in_place: Option<usize>) -> Region {
        let (ticket, in_place) = if let Some(len) = in_place {
            (None, len)
        } else {
            let (ticket, len) = self.run.foresee();
            (Some(ticket), len)
        };
        let start = self.mark();
        let next = start.wrapping_add(in_place);
        let far = Far { next, is_guess: ticket.is_some(), is_used: false };
        // Part by part: one wide load of all would wait for the narrow stores of its parts (A encode).
        let Far { next, is_guess, is_used } = self.run.far;
        let outer = Far { next, is_guess, is_used };
        self.run.far = far;
        Region { start, in_place, ticket, outer }
    }

    /// Goes on behind the region and all its parts, in the one around it.
    #[inline]
    pub(crate) fn close_region(&mut self, region: Region) {
        let far = self.run.far;
        self.run.far = region.outer;
        if far.is_used {
            let used = self.since(region.start);
            // Where the length was wrong, the bytes are wrong too, but not how many they are.
            self.rewind(far.next.wrapping_add(used.wrapping_sub(region.in_place)));
            if let Some(ticket) = region.ticket {
                self.run.find(ticket, used);
            }
        }
    }

    /// Lets `body` write behind all that lies elsewhere so far. It is given the position, and what it
    /// writes is a region itself: it is followed by what it points to. Returns what `body` does.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub fn elsewhere<T>(
        &mut self,
        body: impl FnOnce(&mut Self, usize) -> Result<T, EncodeError>,
    ) -> Result<T, EncodeError> {
        let (here, Far { next, is_guess, .. }) = (self.mark(), self.run.far);
        self.run.guesses = self.run.guesses.wrapping_add(usize::from(is_guess));
        self.rewind(next);
        let position = self.position();
        let value = body(self, position)?;
        self.run.far = Far { next: self.mark(), is_guess, is_used: true };
        self.rewind(here);
        Ok(value)
    }
}
