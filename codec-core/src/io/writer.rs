//! The cursor that encoding writes through.

use crate::{
    error::EncodeError,
    fields::{EncodeFields, record::Record},
    format::entry_points::Format,
    io::{
        context::EncodeContext,
        later::Kept,
        record::Fields,
        sink::{Measure, Sink},
        sums::Pending,
    },
    value::{encode::Encode, size::Layout},
};

/// The cursor that a value of format `F` is written through.
///
/// It counts positions from the start of the message and carries what the format keeps while it
/// encodes one message.
#[derive(Debug)]
pub struct Writer<'a, F: Format, S: Sink> {
    pub(super) sink: S,
    object: F::EncodeRecord<S>,
    pub(super) cx: &'a mut EncodeContext<F>,
}

impl<'a, F: Format, S: Sink> Writer<'a, F, S> {
    #[inline]
    pub(crate) fn new(sink: S, cx: &'a mut EncodeContext<F>) -> Self {
        Self { sink, object: Default::default(), cx }
    }

    /// Writes `bytes` as they are.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn put(&mut self, bytes: &[u8]) -> Result<(), EncodeError> {
        self.sink.put(bytes)
    }

    /// Writes the bytes of an array.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn array<const N: usize>(&mut self, bytes: [u8; N]) -> Result<(), EncodeError> {
        self.sink.put_array(bytes)
    }

    /// Writes `count` zero bytes.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn zeros(&mut self, count: usize) -> Result<(), EncodeError> {
        self.sink.zeros(count)
    }

    /// Writes zero bytes until the position is a multiple of `to`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn align(&mut self, to: usize) -> Result<(), EncodeError> {
        self.zeros(padding(self.position(), to))
    }

    /// Lets `fill` write the next `len` bytes itself.
    ///
    /// `fill` is not called while the message is only measured.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn fill(&mut self, len: usize, fill: impl FnOnce(&mut [u8])) -> Result<(), EncodeError> {
        self.sink.fill(len, fill)
    }

    /// Lets `fill` write into the next bytes, as [`Sink::fill_some`].
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn fill_some(
        &mut self,
        most: usize,
        fill: impl FnOnce(&mut [u8]) -> usize,
    ) -> Result<(), EncodeError> {
        self.sink.fill_some(most, fill)
    }

    /// Writes `value`.
    ///
    /// # Errors
    ///
    /// What the value's [`Encode::encode`] returns.
    #[inline]
    pub fn value<T: Encode<F> + ?Sized>(&mut self, value: &T) -> Result<(), EncodeError> {
        value.encode(self)
    }

    /// Writes the elements of a list, without a count.
    ///
    /// # Errors
    ///
    /// What the elements' [`Encode::encode`] return, with the index in the path.
    #[inline]
    pub fn values<T: Encode<F>>(&mut self, items: &[T]) -> Result<(), EncodeError> {
        T::encode_slice(items, self)
    }

    /// Writes elements that do not lie in one slice, without a count.
    ///
    /// # Errors
    ///
    /// What the elements' [`Encode::encode`] return, with the index in the path.
    #[inline]
    pub fn each<T: Encode<F>>(
        &mut self,
        items: impl ExactSizeIterator<Item = T>,
    ) -> Result<(), EncodeError> {
        self.each_of::<T, T>(items)
    }

    /// [`each`](Self::each) for elements that stand for values of the type `V`.
    #[inline]
    pub(crate) fn each_of<V, T: Encode<F>>(
        &mut self,
        mut items: impl ExactSizeIterator<Item = T>,
    ) -> Result<(), EncodeError> {
        // A value that is too small for a pointer cannot contain others of its type, so it needs no
        // check (`VarInt` encode). Formats that are not bare count levels of their own.
        if F::BARE && size_of::<V>() >= size_of::<&()>() {
            self.check_stack()?;
        }
        let last = items.len().wrapping_sub(1);
        self.local(|out| {
            while let Some(item) = items.next() {
                // Computed here, because only errors need the index.
                let index = last.wrapping_sub(items.len());
                item.encode(out).map_err(|error| error.at_index(index))?;
            }
            Ok(())
        })
    }

    /// Writes elements of `len` bytes each, with one bounds check for all of them.
    #[inline]
    pub(crate) fn fixed_values<T: Encode<F>>(
        &mut self,
        len: usize,
        items: &[T],
    ) -> Result<(), EncodeError> {
        let cx = &mut *self.cx;
        self.sink.each(len, items, |sink, index, item| {
            let mut out = Writer::new(sink, &mut *cx);
            item.encode(&mut out).map_err(|error| error.at_index(index))
        })
    }

    /// Writes the fields of a struct; `body` writes them through what it is given.
    ///
    /// The format decides what a struct is, and may call `body` more than once.
    ///
    /// # Errors
    ///
    /// What `body` returns, and what the format finds wrong.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call of a method of the struct")]
    pub fn record<T: Layout<F>>(
        &mut self,
        body: impl Fn(&mut EncodeFields<'_, '_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        T::write_fields(self, body)
    }

    /// Copies the cursor into a local variable for `body`, so that it stays in registers.
    ///
    /// Use it also around calls of functions that are not inlined, in rare cases: they then take
    /// the address of the copy, and the writer itself can stay in registers in all other cases.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "the variable is local only where this is inlined")]
    pub fn local(
        &mut self,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let mut out = self.lend();
        body(&mut out)?;
        let (sink, object) = out.into_parts();
        self.take_back(sink, object);
        Ok(())
    }

    /// The cursor, to be [taken back](Self::take_back) from a local variable.
    #[inline]
    pub(super) fn lend(&mut self) -> Writer<'_, F, S> {
        let (sink, object) = (self.sink.lend(), core::mem::take(&mut self.object));
        Writer { sink, object, cx: &mut *self.cx }
    }

    /// What is given to [`take_back`](Self::take_back).
    #[inline]
    pub(super) fn into_parts(self) -> (S, F::EncodeRecord<S>) {
        (self.sink, self.object)
    }

    /// Goes on where the cursor that was lent has come to.
    #[inline]
    pub(super) fn take_back(&mut self, sink: S, object: F::EncodeRecord<S>) {
        self.sink = sink;
        self.object = object;
    }

    /// Writes the fields of an enum variant.
    ///
    /// # Errors
    ///
    /// As [`record`](Self::record).
    #[inline]
    pub fn variant(
        &mut self,
        record: &'static Record<F>,
        body: impl Fn(&mut EncodeFields<'_, '_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        // As in `record`, with one call of `body`: the compiler knows the length too late to drop a
        // second one, and would inline neither (D_fields).
        let rest = match record.fixed {
            Some(len) => {
                let fields = self.sink.split(len)?;
                Some(self.swap(fields))
            }
            None => None,
        };
        self.local(|out| F::encode_record(out, record, body))?;
        if let Some(rest) = rest {
            self.sink = rest;
        }
        Ok(())
    }

    /// Splits off the next `len` bytes as a separate writer, to be filled in later.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`](crate::EncodeErrorKind::BufferTooSmall).
    #[inline]
    pub fn split(&mut self, len: usize) -> Result<S, EncodeError> {
        self.sink.split(len)
    }

    /// Continues in `sink` and returns the sink that it wrote to before.
    ///
    /// For formats that write to two places, such as a head and what follows it.
    #[inline]
    pub fn swap(&mut self, sink: S) -> S {
        core::mem::replace(&mut self.sink, sink)
    }

    /// Writes to `sink` while `body` runs, and returns what is left of it.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    #[inline]
    pub fn within(
        &mut self,
        sink: S,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<S, EncodeError> {
        let mut part = Writer::new(sink, &mut *self.cx);
        body(&mut part)?;
        Ok(part.sink)
    }

    /// Lets `body` write at most `len` bytes and fills the rest of them with zeros, which must be
    /// fewer than `TO` bytes: one bounds check for a value and its padding.
    #[inline]
    pub(crate) fn padded<const TO: usize>(
        &mut self,
        len: usize,
        body: impl FnOnce(&mut Writer<'_, F, S>) -> Result<(), EncodeError>,
    ) -> Result<(), EncodeError> {
        let part = self.sink.split_padded::<TO>(len)?;
        body(&mut Writer::new(part, &mut *self.cx))
    }

    /// A new writer into `sink`, with `object` as the format's state for one struct.
    #[inline]
    pub fn part(&mut self, sink: S, object: F::EncodeRecord<S>) -> Writer<'_, F, S> {
        Writer { sink, object, cx: &mut *self.cx }
    }

    /// Ends the writer and returns its sink.
    #[inline]
    #[must_use]
    pub fn into_sink(self) -> S {
        self.sink
    }

    /// The exact length that `body` would write from here on.
    ///
    /// For heads whose content must be known before they are written. To write a length before its
    /// value, use [`length`](Self::length), which does not go through the value a second time.
    ///
    /// # Errors
    ///
    /// What `body` returns.
    pub fn measure(
        &mut self,
        body: impl FnOnce(&mut Writer<'_, F, Measure>) -> Result<(), EncodeError>,
    ) -> Result<usize, EncodeError> {
        let start = self.raw_position();
        let far = self.cx.pass.far;
        let mark = self.cx.has_kept().map(|kept| kept.mark()).unwrap_or_default();
        let order = F::ORDER_VARIES.then(|| F::encode_order(&self.cx.state));
        let mut out = Writer::new(Measure::at(start), &mut *self.cx);
        body(&mut out)?;
        if let Some(order) = order {
            F::set_encode_order(&mut out.cx.state, order);
        }
        let len = out.raw_position().wrapping_sub(start);
        self.cx.pass.far = far;
        if let Some(kept) = self.cx.has_kept() {
            kept.go_back(mark);
        }
        Ok(len)
    }

    /// Bytes written since the start of the message.
    #[inline]
    #[must_use]
    pub fn position(&self) -> usize {
        if !S::WRITES {
            self.cx.ask_position();
        }
        self.sink.position()
    }

    /// The position, for computing lengths only: what is written must not depend on it.
    #[inline]
    pub(crate) fn raw_position(&self) -> usize {
        self.sink.position()
    }

    /// Moves the position of a sink that only counts.
    #[inline]
    pub(crate) fn shift(&mut self, by: usize) {
        self.sink.shift(by);
    }

    #[inline]
    pub(crate) fn kept(&mut self) -> &mut Kept<F> {
        self.cx.kept()
    }

    #[inline]
    pub(crate) fn add_sum(&mut self, sum: Pending<F>) {
        self.cx.add_sum(sum);
    }

    /// What the caller chose for the format.
    #[inline]
    #[must_use]
    pub fn options(&self) -> &F::Options {
        &self.cx.options
    }

    /// The protocol version to encode for.
    #[inline]
    #[must_use]
    pub fn version(&self) -> u32 {
        self.cx.version
    }

    /// What the format keeps while it encodes one struct.
    #[inline]
    pub fn record_state(&mut self) -> &mut F::EncodeRecord<S> {
        &mut self.object
    }

    /// What the format keeps while it encodes one message.
    #[inline]
    pub fn state(&mut self) -> &mut F::EncodeState {
        &mut self.cx.state
    }
}

/// Bytes missing from `position` to the next multiple of `to`.
#[inline]
pub(crate) fn padding(position: usize, to: usize) -> usize {
    if to.is_power_of_two() {
        return position.wrapping_neg() & to.wrapping_sub(1);
    }
    match position.checked_rem(to) {
        None | Some(0) => 0,
        Some(over) => to.saturating_sub(over),
    }
}

/// The next multiple of `to` from `len` on.
#[inline]
pub(crate) fn next_multiple(len: usize, to: usize) -> usize {
    if to.is_power_of_two() {
        let below = to.wrapping_sub(1);
        return len.wrapping_add(below) & !below;
    }
    len.wrapping_add(padding(len, to))
}

/// Turns a length into its type on the wire.
///
/// # Errors
///
/// [`EncodeErrorKind::TooLong`] if the length does not fit in the type.
#[inline]
pub(crate) fn to_count<N: TryFrom<usize>>(len: usize, max: u64) -> Result<N, EncodeError> {
    N::try_from(len).map_err(|_| EncodeError::too_long(len, max))
}
