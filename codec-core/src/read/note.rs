//! What a reader notes of what it reads, where notes are taken: one flag says so.
//!
//! A function that is not inlined gets the notes and never the reader, which can then stay in registers.

use super::Reader;
use crate::{
    describe::{
        marks::{Count, Marks},
        shape::{BitsShape, RecordShape, Shape},
        tree::{Name, Value},
    },
    error::DecodeError,
    format::entry_points::Format,
};

/// What was noted up to some moment; see [`Reader::mark`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Mark(Count);

impl<F: Format> Reader<'_, '_, F> {
    /// Notes the value of the current field or element, for
    /// [`Format::explain`](crate::Format::explain); the last one that is noted counts.
    ///
    /// Numbers, text and bytes note themselves. A codec that makes something else of them notes
    /// what it makes, so that people see that.
    #[inline]
    pub fn note<V: Into<Value>>(&mut self, value: impl FnOnce() -> V) {
        if let Some((marks, _)) = self.notes() {
            note(marks, value);
        }
    }

    /// Notes that an element of a list begins here; [`leave`](Self::leave) ends it.
    #[inline]
    pub fn enter_index(&mut self, index: usize) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_index(index, at);
        }
    }

    /// Notes that something begins here whose name is in the message, or in a description that was
    /// loaded; [`leave`](Self::leave) ends it.
    #[inline]
    pub fn enter_name(&mut self, name: &str) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_own(name, at);
        }
    }

    /// Notes that more bytes of the current field begin here, apart from its others: the data that
    /// an offset points to. [`leave`](Self::leave) ends it.
    #[inline]
    pub fn enter_data(&mut self) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_name(Name::Data, at);
        }
    }

    /// Notes that what was entered last ends here.
    ///
    /// It is not called after an error: what was entered shows where decoding failed.
    #[inline]
    pub fn leave(&mut self) {
        if let Some((marks, at)) = self.notes() {
            marks.leave(at);
        }
    }

    /// Notes that the current field lies from `start` to here, not where it was entered: for formats
    /// that find their fields by name.
    #[inline]
    pub fn note_place(&mut self, start: usize) {
        if let Some((marks, end)) = self.notes() {
            marks.place(start..end);
        }
    }

    /// Reads the element `index` of a list with `read`.
    ///
    /// # Errors
    ///
    /// What `read` returns, with the index in the path.
    #[inline]
    pub fn element<T>(
        &mut self,
        index: usize,
        read: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.enter_index(index);
        match read(self) {
            Ok(value) => {
                self.leave();
                Ok(value)
            }
            Err(error) => Err(error.at_index(index)),
        }
    }

    /// Lets `read` read what was noted already, or what is no part of the message.
    #[inline]
    pub fn quiet<T>(&mut self, read: impl FnOnce(&mut Self) -> T) -> T {
        let notes = core::mem::replace(&mut self.notes, false);
        let value = read(self);
        self.notes = notes;
        value
    }

    /// Reads the part `name` of a value with `read`.
    ///
    /// # Errors
    ///
    /// What `read` returns, with the name in the path.
    #[inline]
    pub fn named<T>(
        &mut self,
        name: &'static str,
        read: impl FnOnce(&mut Self) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.enter_variant(|| name);
        match read(self) {
            Ok(value) => {
                self.leave();
                Ok(value)
            }
            Err(error) => Err(error.in_field(name)),
        }
    }

    /// What was noted so far, for [`forget`](Self::forget).
    #[inline]
    pub fn mark(&mut self) -> Mark {
        Mark(self.notes().map(|(marks, _)| marks.count()).unwrap_or_default())
    }

    /// Forgets what was noted since `mark`, because the same bytes are read again in another way.
    #[inline]
    pub fn forget(&mut self, mark: Mark) {
        if let Some((marks, _)) = self.notes() {
            marks.forget(mark.0);
        }
    }

    /// Whether notes are taken: [`Format::explain`](crate::Format::explain).
    #[inline]
    #[must_use]
    pub fn has_notes(&self) -> bool {
        self.notes
    }

    /// The notes, where they are taken, and the offset of the next byte.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "one branch in each field")]
    fn notes(&mut self) -> Option<(&mut Marks, usize)> {
        if !self.notes {
            return None;
        }
        let at = self.offset();
        self.cx.notes.as_deref_mut().map(|marks| (marks, at))
    }

    /// Notes what was read, if it was.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "one branch in each number")]
    pub(crate) fn noted<T: Copy + Into<Value>>(
        &mut self,
        read: Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        if let (Some((marks, _)), Ok(value)) = (self.notes(), &read) {
            note_number(marks, *value);
        }
        read
    }

    /// Notes numbers that were read at once.
    #[inline]
    pub(crate) fn note_numbers<T: Copy + Into<Value> + 'static>(&mut self, items: &[T]) {
        self.note(move || Value::of_numbers(items));
    }

    /// Notes that the field `index` of a struct begins here.
    #[inline]
    pub(crate) fn enter_field(&mut self, shape: &'static RecordShape, index: usize) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_field(shape, index, at);
        }
    }

    /// Notes that a part of a tuple begins here.
    #[inline]
    pub(crate) fn enter_part(&mut self, name: &'static str, shape: fn() -> Shape) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_part(name, shape, at);
        }
    }

    /// Notes that bytes begin here that stand for nothing.
    #[inline]
    pub(crate) fn enter_padding(&mut self) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_name(Name::Padding, at);
        }
    }

    /// Notes that the fields of an enum variant begin here.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "one branch")]
    pub fn enter_variant(&mut self, name: impl FnOnce() -> &'static str) {
        if let Some((marks, at)) = self.notes() {
            marks.enter_name(Name::Field(name()), at);
        }
    }

    /// Notes that the fields of an enum variant end here, unless reading them failed.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "one branch")]
    pub fn leave_variant<T>(&mut self, read: &Result<T, DecodeError>) {
        if self.notes && read.is_ok() {
            self.leave();
        }
    }

    /// Notes that the number from `start` to here is the struct `shape`.
    #[inline]
    pub(crate) fn note_bits(
        &mut self,
        shape: fn() -> &'static BitsShape,
        number: u64,
        start: usize,
    ) {
        if let Some((marks, end)) = self.notes() {
            marks.note_bits(shape(), number, start..end);
        }
    }
}

/// Notes a value, which is made only for this.
#[cold]
#[inline(never)]
fn note<V: Into<Value>>(marks: &mut Marks, value: impl FnOnce() -> V) {
    marks.note(value().into());
}

/// Notes a number.
#[cold]
#[inline(never)]
fn note_number<T: Into<Value>>(marks: &mut Marks, number: T) {
    marks.note(number.into());
}
