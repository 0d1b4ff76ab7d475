//! The cursor that values are read through.

use super::{
    context::DecodeContext,
    short::{cut_record, end_error, short_list},
};
use crate::{
    describe::shape::Shape,
    error::{DecodeError, DecodeErrorKind},
    fields::{
        DecodeFields,
        record::{Record, not_declared},
    },
    format::{
        entry_points::Format,
        limits::{Budget, Limits, stack_pointer},
        options::Options,
    },
    text::ahead::Ahead,
    value::{decode::Decode, size::Layout},
    write::padding,
};

/// The cursor that a value of format `F` is read through.
///
/// It covers a part of the message: all that is left of it, or the bytes that a length assigns to
/// one value.
/// Offsets count from the start of the message.
#[derive(Debug)]
pub struct Reader<'a, 'de, F: Format> {
    pub(super) rest: &'de [u8],
    pub(super) end: usize,
    pub(super) limited: bool,
    /// Whether notes are taken, in the context.
    pub(super) notes: bool,
    pub(super) cx: &'a mut DecodeContext<'de, F>,
    /// Not in the context, which can change: these are constants where a message is compiled for the
    /// default options, and one address elsewhere (`stream` and `server`).
    pub(super) options: &'a Options<F>,
}

impl<'a, 'de, F: Format> Reader<'a, 'de, F> {
    /// A cursor at the start of the message, with the options that the context was made with.
    #[inline]
    #[must_use]
    pub fn new(cx: &'a mut DecodeContext<'de, F>, options: &'a Options<F>) -> Self {
        cx.left.start_at(stack_pointer());
        let (rest, notes) = (cx.input, cx.notes.is_some());
        Self { rest, end: rest.len(), limited: false, notes, cx, options }
    }

    /// A cursor over `rest`, the bytes behind a length that is the first `head` bytes of the message.
    #[inline]
    pub(crate) fn framed(
        cx: &'a mut DecodeContext<'de, F>,
        options: &'a Options<F>,
        head: usize,
        rest: &'de [u8],
    ) -> Self {
        cx.left.start_at(stack_pointer());
        // It is in the message, behind the length, so this never wraps.
        let (end, notes) = (head.wrapping_add(rest.len()), cx.notes.is_some());
        Self { rest, end, limited: true, notes, cx, options }
    }

    /// Takes the next `len` bytes.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::UnexpectedEnd`], or [`PastLimit`](DecodeErrorKind::PastLimit) where a
    /// length limits the value; the reader has not moved then.
    #[inline]
    pub fn take(&mut self, len: usize) -> Result<&'de [u8], DecodeError> {
        match self.rest.split_at_checked(len) {
            Some((taken, rest)) => {
                self.rest = rest;
                Ok(taken)
            }
            None => Err(self.end_error(len)),
        }
    }

    /// Takes the next `N` bytes as an array.
    ///
    /// # Errors
    ///
    /// As [`take`](Self::take).
    #[inline]
    pub fn array<const N: usize>(&mut self) -> Result<[u8; N], DecodeError> {
        match self.rest.split_first_chunk() {
            Some((taken, rest)) => {
                self.rest = rest;
                Ok(*taken)
            }
            None => Err(self.end_error(N)),
        }
    }

    /// Skips `len` bytes that are there.
    #[inline]
    pub(crate) fn skip(&mut self, len: usize) {
        self.rest = self.rest.get(len..).unwrap_or_default();
    }

    /// Takes all that is left.
    #[inline]
    pub fn take_rest(&mut self) -> &'de [u8] {
        core::mem::take(&mut self.rest)
    }

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// What the type's [`Decode::decode`] returns.
    #[inline]
    pub fn value<T: Decode<'de, F>>(&mut self) -> Result<T, DecodeError> {
        T::decode(self)
    }

    /// Reads the fields of a struct; `body` reads them through what it is given.
    ///
    /// # Errors
    ///
    /// What `body` returns, what the format finds wrong, and
    /// [`DecodeErrorKind::DepthLimit`].
    #[inline]
    pub fn record<T: Layout<F>>(
        &mut self,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let Some(record) = T::RECORD else { return Err(self.error(not_declared())) };
        // A type of fixed length cannot contain itself, so no level of nesting is counted.
        if let Some(len) = T::SIZE.fixed {
            return self.exact_record(len, record, body);
        }
        match T::SIZE.in_place.filter(|_| F::BARE) {
            Some(len) => self.nested(|input| input.exact_record(len, record, body)),
            None => self.open_record(record, body),
        }
    }

    /// Reads the fields of an enum variant.
    ///
    /// # Errors
    ///
    /// As [`record`](Self::record).
    #[inline]
    pub fn variant<T>(
        &mut self,
        record: &'static Record<F>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        match record.fixed {
            Some(len) => self.exact_record(len, record, body),
            None => self.open_record(record, body),
        }
    }

    /// Reads the fields of a struct of which always the same number of bytes is in place from a
    /// reader of exactly those, so that the compiler drops the bounds checks.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "most of it is left out where it is inlined")]
    fn exact_record<T>(
        &mut self,
        len: usize,
        record: &'static Record<F>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let Some((chunk, rest)) = self.rest.split_at_checked(len) else {
            let notes = self.cx.notes.as_deref_mut().filter(|_| self.notes);
            let order = self.cx.order;
            return Err(cut_record(record.shape, self.limited, self.rest, self.end, order, notes));
        };
        self.rest = rest;
        let end = self.offset();
        F::decode_record(&mut self.over(chunk, end), record, body)
    }

    /// Reads the fields of a struct or variant whose length varies, and which may contain itself.
    #[inline]
    fn open_record<T>(
        &mut self,
        record: &'static Record<F>,
        body: impl FnOnce(&mut DecodeFields<'_, '_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.nested(|input| input.local(|input| F::decode_record(input, record, body)))
    }

    /// Skips zero bytes until the offset is a multiple of `to`.
    ///
    /// # Errors
    ///
    /// As [`take`](Self::take); in strict mode also [`DecodeErrorKind::Invalid`] if they are not
    /// zero.
    #[inline]
    pub fn align(&mut self, to: usize) -> Result<(), DecodeError> {
        self.pad(padding(self.offset(), to))
    }

    /// Skips `len` zero bytes.
    ///
    /// # Errors
    ///
    /// As [`align`](Self::align).
    #[inline]
    pub fn pad(&mut self, len: usize) -> Result<(), DecodeError> {
        let start = self.offset();
        if len > 0 {
            self.enter_padding();
        }
        let bytes = self.take(len)?;
        if len > 0 {
            self.leave();
        }
        if self.options.strict { zero(bytes, start) } else { Ok(()) }
    }

    /// What is left, without taking it.
    #[inline]
    #[must_use]
    pub fn rest(&self) -> &'de [u8] {
        self.rest
    }

    /// The whole message.
    #[inline]
    #[must_use]
    pub fn input(&self) -> &'de [u8] {
        self.cx.input
    }

    /// Bytes between the start of the message and the next byte.
    #[inline]
    #[must_use]
    pub fn offset(&self) -> usize {
        // `rest` is what is left of the bytes before `end`, so this never wraps.
        self.end.wrapping_sub(self.rest.len())
    }

    /// The protocol version to decode.
    #[inline]
    #[must_use]
    pub fn version(&self) -> u32 {
        self.options.version
    }

    /// Whether to reject what readers usually ignore: [`Options::strict`](crate::Options).
    #[inline]
    #[must_use]
    pub fn strict(&self) -> bool {
        self.options.strict
    }

    /// Whether checksums are verified.
    #[inline]
    #[must_use]
    pub fn verifies(&self) -> bool {
        self.options.verify
    }

    /// What is left of the limits.
    #[inline]
    pub fn budget(&mut self) -> Budget<'_> {
        Budget { limits: self.limits(), len: self.cx.input.len(), left: &mut self.cx.left }
    }

    /// The limits that the message began with.
    #[inline]
    pub(super) fn limits(&self) -> Limits {
        F::limits(self.options.limits, self.cx.input.len())
    }

    /// What the caller chose for the format.
    #[inline]
    #[must_use]
    pub fn options(&self) -> &F::Options {
        &self.options.format
    }

    /// What the format keeps while it decodes one message.
    #[inline]
    pub fn state(&mut self) -> &mut F::DecodeState<'de> {
        &mut self.cx.state
    }

    /// The text that was checked ahead, and the whole message.
    #[inline]
    pub(crate) fn ahead(&mut self) -> (&mut Ahead<'de>, &'de [u8]) {
        (&mut self.cx.ahead, self.cx.input)
    }

    /// An error at the next byte.
    #[inline]
    #[must_use]
    pub fn error(&self, kind: DecodeErrorKind) -> DecodeError {
        DecodeError::new(kind, self.offset())
    }

    /// Copies the cursor into a local variable for `body`, so that it stays in registers.
    ///
    /// Use it also around calls of functions that are not inlined, in rare cases: they then take
    /// the address of the copy, and the reader itself can stay in registers in all other cases.
    #[inline]
    pub fn local<T>(&mut self, body: impl FnOnce(&mut Reader<'_, 'de, F>) -> T) -> T {
        let mut input = self.lend();
        let value = body(&mut input);
        self.rest = input.rest;
        value
    }

    /// The cursor, for a local variable; what is left in it must be put back.
    #[inline]
    pub(super) fn lend(&mut self) -> Reader<'_, 'de, F> {
        let Self { rest, end, limited, notes, options, .. } = *self;
        Reader { rest, end, limited, notes, cx: &mut *self.cx, options }
    }

    /// The length of `count` elements of `len` bytes, which are checked to be there.
    ///
    /// # Errors
    ///
    /// The error names the element and the field in which the input ends.
    #[inline]
    pub(crate) fn claim(
        &self,
        shape: fn() -> Shape,
        len: usize,
        count: usize,
    ) -> Result<usize, DecodeError> {
        let all = len.saturating_mul(count);
        if all > self.rest.len() { Err(self.short_list(shape, len, count)) } else { Ok(all) }
    }

    /// The error of a list of `count` elements of `len` bytes, which are more than what is left.
    #[inline]
    pub(crate) fn short_list(&self, shape: fn() -> Shape, len: usize, count: usize) -> DecodeError {
        short_list(shape, len, count, self.limited, self.rest.len(), self.end)
    }

    #[inline]
    fn end_error(&self, needed: usize) -> DecodeError {
        end_error(self.limited, needed, self.rest.len(), self.end)
    }
}

/// Checks padding that begins at `start`.
#[cold]
#[inline(never)]
fn zero(bytes: &[u8], start: usize) -> Result<(), DecodeError> {
    match (start..).zip(bytes).find(|(_, byte)| **byte != 0) {
        Some((at, byte)) => {
            let kind = DecodeErrorKind::Invalid { what: "padding", value: u64::from(*byte) };
            Err(DecodeError::new(kind, at))
        }
        None => Ok(()),
    }
}
