//! What decoding notes as it goes: nothing, or every field with its bytes and its value.

use crate::describe::{
    shape::{BitsShape, RecordShape},
    tree::{Marks, Name, Value},
};

mod sealed {
    #[allow(unnameable_types, reason = "sealed: only this crate implements `Probe`")]
    pub trait Sealed {}
}

/// What decoding notes as it goes.
///
/// The same [`Decode::decode`](crate::Decode::decode) runs over [`Silent`], which notes nothing and
/// costs nothing, and over [`Notes`], for [`Format::explain`](crate::Format::explain). It is to
/// decoding what [`Sink`](crate::Sink) is to encoding.
///
/// Code that decodes names it as a parameter; only this crate implements it.
///
/// ```
/// use codec_core::{DecodeError, Format, Probe, Reader};
///
/// fn skip_mark<F: Format, P: Probe>(input: &mut Reader<'_, '_, F, P>) -> Result<(), DecodeError> {
///     input.take(4).map(|_| ())
/// }
/// ```
pub trait Probe: core::fmt::Debug + Default + sealed::Sealed {
    /// Whether anything is noted. Where it is not, all that concerns notes folds away.
    const NOTES: bool;

    /// What is noted, if anything is.
    #[doc(hidden)]
    fn marks(&mut self) -> Option<&mut Marks>;

    /// Notes that the field `index` of a struct begins at `at`.
    #[inline]
    fn enter(&mut self, shape: &'static RecordShape, index: usize, at: usize) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.enter_field(shape, index, at);
        }
    }

    /// Notes that something with a name of its own begins at `at`.
    #[inline]
    fn enter_name(&mut self, name: Name, at: usize) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.enter_name(name, at);
        }
    }

    /// Notes that a list element begins at `at`.
    #[inline]
    fn enter_index(&mut self, index: usize, at: usize) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.enter_name(Name::Index(index), at);
        }
    }

    /// Notes that more bytes of the current field begin at `at`, apart from its others.
    #[inline]
    fn enter_data(&mut self, at: usize) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.enter_name(Name::Data, at);
        }
    }

    /// Notes that the field, element or data ends at `at`.
    #[inline]
    fn leave(&mut self, at: usize) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.leave(at);
        }
    }

    /// Notes the value of the current field or element; the last one counts.
    #[inline]
    fn note(&mut self, value: impl FnOnce() -> Value) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.note(value());
        }
    }

    /// Notes that the number from `start` to `end` is the struct `shape`.
    #[inline]
    fn note_bits(&mut self, shape: &'static BitsShape, number: u64, start: usize, end: usize) {
        if Self::NOTES
            && let Some(marks) = self.marks()
        {
            marks.note_bits(shape, number, start..end);
        }
    }
}

/// Notes nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl sealed::Sealed for Silent {}

impl Probe for Silent {
    const NOTES: bool = false;

    #[inline]
    fn marks(&mut self) -> Option<&mut Marks> {
        None
    }
}

/// Notes every field.
#[derive(Debug, Default)]
pub struct Notes {
    pub(crate) marks: Marks,
}

impl sealed::Sealed for Notes {}

impl Probe for Notes {
    const NOTES: bool = true;

    #[inline]
    fn marks(&mut self) -> Option<&mut Marks> {
        Some(&mut self.marks)
    }
}
