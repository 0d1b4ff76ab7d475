//! Reading data that lies elsewhere, with bounds on what hostile offsets may cost.

use super::Reader;
use crate::{
    error::{DecodeError, DecodeErrorKind},
    format::entry_points::Format,
};

/// The offsets that were followed in a message.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Followed {
    /// The end of the data that lies last.
    end: usize,
    /// How many bytes may still be read through offsets, each as often as it is read.
    left: usize,
}

impl Followed {
    /// None yet, in a message of `len` bytes.
    #[inline]
    pub(crate) const fn new(len: usize) -> Self {
        Self { end: 0, left: limit(len) }
    }
}

/// How many times the length of the message may be read through offsets: pieces may be shared, but
/// not so often that a small message costs a large amount of work.
const TIMES: usize = 8;

/// What may be read through offsets in any message.
const AT_LEAST: usize = 1 << 10;

/// How many bytes may be read through offsets in a message of `len` bytes.
#[inline]
const fn limit(len: usize) -> usize {
    let limit = len.saturating_mul(TIMES);
    if limit < AT_LEAST { AT_LEAST } else { limit }
}

impl<'de, F: Format> Reader<'_, 'de, F> {
    /// Reads one value from the bytes of the message from `offset` on.
    ///
    /// For formats in which a field holds only the offset of its value.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`] if the message has no such byte, and what `body` returns.
    #[inline]
    pub fn at<T>(
        &mut self,
        offset: usize,
        body: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let Some(rest) = self.cx.input.get(offset..) else {
            let value = u64::try_from(offset).unwrap_or(u64::MAX);
            return Err(self.error(DecodeErrorKind::Invalid { what: "offset", value }));
        };
        let end = self.cx.input.len();
        let Self { notes, options, .. } = *self;
        body(&mut Reader { rest, end, limited: false, notes, cx: &mut *self.cx, options })
    }

    /// Starts on data at `position`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::UnexpectedEnd`] if the message has no such byte, and
    /// [`DecodeErrorKind::DepthLimit`].
    #[inline]
    pub(crate) fn begin_piece(&mut self, position: usize) -> Result<(), DecodeError> {
        let len = self.input().len();
        if let Some(needed @ 1..) = position.checked_sub(len) {
            let kind = DecodeErrorKind::UnexpectedEnd { needed, left: 0 };
            return Err(DecodeError::new(kind, len));
        }
        self.budget().enter(position)
    }

    /// Reads one value from the bytes of the message from `position` on; says how many bytes it took.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub(crate) fn piece<T>(
        &mut self,
        position: usize,
        body: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<(T, usize), DecodeError> {
        let value = self.at(position, |part| {
            // Not a difference of offsets: the compiler then sees that `len` bytes are `len` long.
            let before = part.rest.len();
            let value = body(part)?;
            Ok((value, before.wrapping_sub(part.rest.len())))
        });
        self.budget().leave();
        value
    }

    /// Counts the `len` bytes at `position` that `value` was read from.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::BudgetExceeded`] if offsets lead to far more bytes than there are.
    #[inline]
    pub(crate) fn end_piece<T>(
        &mut self,
        position: usize,
        len: usize,
        value: T,
    ) -> Result<T, DecodeError> {
        let followed = &mut self.cx.followed;
        followed.end = followed.end.max(position.wrapping_add(len));
        let work = if len == 0 { work_of_nothing() } else { len };
        match followed.left.checked_sub(work) {
            Some(left) => {
                followed.left = left;
                Ok(value)
            }
            None => Err(too_many(self.input().len(), position)),
        }
    }

    /// Where the message ends: here, or behind the data that lies last.
    #[inline]
    pub(crate) fn message_end(&self) -> usize {
        self.cx.followed.end.max(self.offset())
    }

    /// How many bytes are behind that, of those that the reader is over.
    #[inline]
    pub(crate) fn left_over(&self) -> usize {
        self.end.saturating_sub(self.message_end())
    }

    /// Begins a part with a length; returns where the data ends that was followed before.
    #[inline]
    pub(super) fn begin_part(&mut self) -> usize {
        core::mem::take(&mut self.cx.followed.end)
    }

    /// Ends a part with a length.
    #[inline]
    pub(super) fn end_part(&mut self, outer: usize) {
        self.cx.followed.end = self.cx.followed.end.max(outer);
    }
}

#[cold]
#[inline(never)]
fn too_many(len: usize, position: usize) -> DecodeError {
    let kind = DecodeErrorKind::BudgetExceeded { what: "bytes behind offsets", limit: limit(len) };
    DecodeError::new(kind, position)
}

/// What a piece without bytes counts as: it is work too. A rare call costs the other pieces less than a
/// maximum (`at` decode, 8 instructions for each).
#[cold]
#[inline(never)]
fn work_of_nothing() -> usize {
    1
}
