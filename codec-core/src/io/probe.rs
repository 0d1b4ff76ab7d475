//! What decoding notes as it goes: nothing, or every field with its bytes and its value.

use crate::describe::marks::Marks;

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
