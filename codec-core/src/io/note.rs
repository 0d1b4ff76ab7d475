//! What a reader tells its probe. With a probe that notes nothing, all of it folds away.

use super::{probe::Probe, reader::Reader};
use crate::{
    describe::{
        marks::{Count, Marks},
        shape::{BitsShape, RecordShape, Shape},
        tree::{Name, Value},
    },
    error::DecodeError,
    format::entry_points::Format,
    value::decode::{Decode, list},
};

/// What was noted up to some moment; see [`Reader::mark`].
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct Mark(Count);

impl<'de, F: Format, P: Probe> Reader<'_, 'de, F, P> {
    /// Notes the value of the current field or element, for
    /// [`Format::explain`](crate::Format::explain); the last one that is noted counts.
    ///
    /// Numbers, text and bytes note themselves. A codec that makes something else of them notes
    /// what it makes, so that people see that.
    #[inline]
    pub fn note<V: Into<Value>>(&mut self, value: impl FnOnce() -> V) {
        self.noting(|marks, _| marks.note(value().into()));
    }

    /// Notes that an element of a list begins here; [`leave`](Self::leave) ends it.
    #[inline]
    pub fn enter_index(&mut self, index: usize) {
        self.noting(|marks, at| marks.enter_name(Name::Index(index), at));
    }

    /// Notes that something begins here whose name is in the message, or in a description that was
    /// loaded; [`leave`](Self::leave) ends it.
    #[inline]
    pub fn enter_name(&mut self, name: &str) {
        self.noting(|marks, at| marks.enter_own(name, at));
    }

    /// Notes that more bytes of the current field begin here, apart from its others: the data that
    /// an offset points to. [`leave`](Self::leave) ends it.
    #[inline]
    pub fn enter_data(&mut self) {
        self.noting(|marks, at| marks.enter_name(Name::Data, at));
    }

    /// Notes that what was entered last ends here.
    ///
    /// It is not called after an error: what was entered shows where decoding failed.
    #[inline]
    pub fn leave(&mut self) {
        self.noting(Marks::leave);
    }

    /// Notes that the current field lies from `start` to here, not where it was entered: for formats
    /// that find their fields by name.
    #[inline]
    pub fn note_place(&mut self, start: usize) {
        self.noting(|marks, end| marks.place(start..end));
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
        if !P::NOTES {
            return read(self);
        }
        let probe = core::mem::take(&mut self.cx.probe);
        let value = read(self);
        self.cx.probe = probe;
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
        let marks = if P::NOTES { self.cx.probe.marks() } else { None };
        Mark(marks.map(|marks| marks.count()).unwrap_or_default())
    }

    /// Forgets what was noted since `mark`, because the same bytes are read again in another way.
    #[inline]
    pub fn forget(&mut self, mark: Mark) {
        self.noting(|marks, _| marks.forget(mark.0));
    }

    /// Lets `note` note something at this place of the message.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing, in a probe that notes nothing")]
    fn noting(&mut self, note: impl FnOnce(&mut Marks, usize)) {
        if P::NOTES {
            let at = self.offset();
            if let Some(marks) = self.cx.probe.marks() {
                note(marks, at);
            }
        }
    }

    /// Notes what was read, if it was.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing, in a probe that notes nothing")]
    pub(crate) fn noted<T: Copy + Into<Value>>(
        &mut self,
        read: Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        if P::NOTES
            && let Ok(value) = &read
        {
            let value = *value;
            self.note(|| value);
        }
        read
    }

    /// Notes numbers that were read at once.
    #[inline]
    pub(crate) fn note_numbers<T: Copy + Into<Value> + 'static>(&mut self, items: &[T]) {
        self.note(|| Value::of_numbers(items));
    }

    /// Notes that the field `index` of a struct begins here.
    #[inline]
    pub(crate) fn enter_field(&mut self, shape: &'static RecordShape, index: usize) {
        self.noting(|marks, at| marks.enter_field(shape, index, at));
    }

    /// Notes that a part of a tuple begins here.
    #[inline]
    pub(crate) fn enter_part(&mut self, name: &'static str, shape: fn() -> Shape) {
        self.noting(|marks, at| {
            marks.enter_name(Name::Field(name), at);
            marks.note_shape(shape);
        });
    }

    /// Notes that bytes begin here that stand for nothing.
    #[inline]
    pub(crate) fn enter_padding(&mut self) {
        self.noting(|marks, at| marks.enter_name(Name::Padding, at));
    }

    /// Notes that the fields of an enum variant begin here.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing, in a probe that notes nothing")]
    pub fn enter_variant(&mut self, name: impl FnOnce() -> &'static str) {
        self.noting(|marks, at| marks.enter_name(Name::Field(name()), at));
    }

    /// Notes that the fields of an enum variant end here, unless reading them failed.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing, in a probe that notes nothing")]
    pub fn leave_variant<T>(&mut self, read: &Result<T, DecodeError>) {
        if P::NOTES && read.is_ok() {
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
        self.noting(|marks, end| marks.note_bits(shape(), number, start..end));
    }

    /// Notes the `count` elements in the next `len` bytes, which are then taken as they lie there.
    pub(crate) fn note_slice<T: Decode<'de, F>>(
        &mut self,
        count: usize,
        len: usize,
    ) -> Result<(), DecodeError> {
        let Some(bytes) = self.rest.get(..len) else { return Ok(()) };
        let end = self.offset().saturating_add(len);
        list::<F, T, P>(count, &mut self.over(bytes, end)).map(|_| ())
    }
}
