//! Enums whose variant a tag selects: a number, a text or some bytes before its fields, or in an
//! earlier field.

use super::Body;
use crate::{
    codec::{DecodeForm, EncodeForm},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    fields::{EncodeFields, Number},
    format::Engine,
    read::Reader,
    value::{Decode, Encode},
    write::Writer,
};

/// An enum whose variant a tag selects.
#[diagnostic::on_unimplemented(
    message = "no tag selects a variant of `{Self}`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(tag = u8)]`"
)]
pub trait Tagged {
    /// The tag.
    type Tag<'t>: Copy + PartialEq
    where
        Self: 't;
    /// The name of the enum.
    const NAME: &'static str;

    /// The tag of the variant: the one that is `kept`, if it selects the variant too.
    fn tag<'t>(&'t self, kept: Option<Self::Tag<'t>>) -> Self::Tag<'t>;

    /// The name of the variant.
    fn variant(&self) -> &'static str;
}

/// An enum that can be encoded without its tag.
#[diagnostic::on_unimplemented(
    message = "no tag selects a variant of `{Self}` in the wire format `{F}`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(format = {F}, tag = u8)]`"
)]
pub trait EncodeBody<F: Engine>: Tagged + Body<F> {
    /// Writes what follows the tag.
    ///
    /// # Errors
    ///
    /// As [`Encode::encode`].
    fn encode_body(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;
}

/// An enum that can be decoded behind the tag `N`.
#[diagnostic::on_unimplemented(
    message = "no `{N}` selects a variant of `{Self}` in the wire format `{F}`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(format = {F}, tag = {N})]`"
)]
pub trait DecodeBody<'de, F: Engine, N>: Sized {
    /// Reads what follows the tag, which stands `at` this offset.
    ///
    /// # Errors
    ///
    /// As [`Decode::decode`].
    fn decode_body(tag: N, at: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;
}

impl<F: Engine> Writer<'_, F> {
    /// Writes the tag of an enum, and what follows it.
    ///
    /// # Errors
    ///
    /// What [`EncodeForm::encode`] and [`EncodeBody::encode_body`] return.
    #[inline]
    pub fn tagged<'t, T: EncodeBody<F>, C: EncodeForm<F, T::Tag<'t>>>(
        &mut self,
        value: &'t T,
        form: &C,
    ) -> Result<(), EncodeError> {
        let written = form.encode(&value.tag(None), self).and_then(|()| self.body(value));
        match written {
            Ok(()) => Ok(()),
            Err(error) => Err(error.in_type(T::NAME)),
        }
    }

    /// Writes the type that a variant holds, which may contain the enum.
    ///
    /// # Errors
    ///
    /// What [`Encode::encode`] returns.
    #[inline]
    pub fn payload<T: Encode<F>>(&mut self, value: &T) -> Result<(), EncodeError> {
        match T::SIZE.exact() {
            Some(_) => value.encode(self),
            None => self.nested(|out| value.encode(out)),
        }
    }

    /// Writes what follows the tag of an enum.
    ///
    /// # Errors
    ///
    /// What [`EncodeBody::encode_body`] returns.
    #[inline]
    pub fn body<T: EncodeBody<F>>(&mut self, value: &T) -> Result<(), EncodeError> {
        match value.encode_body(self) {
            Ok(()) => Ok(()),
            Err(error) => Err(error.in_field(value.variant())),
        }
    }
}

impl<'de, F: Engine> Reader<'_, 'de, F> {
    /// Reads the tag of an enum, and what follows it.
    ///
    /// # Errors
    ///
    /// What [`DecodeForm::decode`] and [`DecodeBody::decode_body`] return.
    #[inline]
    pub fn tagged<N, T, C>(&mut self, form: &C) -> Result<T, DecodeError>
    where
        T: Tagged + DecodeBody<'de, F, N>,
        C: DecodeForm<'de, F, N>,
    {
        let at = self.offset();
        let value = match form.decode(self) {
            Ok(tag) => T::decode_body(tag, at, self),
            Err(error) => Err(error),
        };
        match value {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_type(T::NAME)),
        }
    }

    /// Reads the type that the variant `name` holds, which may contain the enum.
    ///
    /// # Errors
    ///
    /// What [`Decode::decode`] returns.
    #[inline]
    pub fn payload<T: Decode<'de, F>>(&mut self, name: &'static str) -> Result<T, DecodeError> {
        let value = match T::SIZE.exact() {
            Some(_) => T::decode(self),
            None => self.nested(T::decode),
        };
        self.variant(name, value)
    }

    /// Names the variant in the error of what follows its tag.
    ///
    /// # Errors
    ///
    /// That of `value`.
    #[inline]
    pub fn variant<T>(
        &self,
        name: &'static str,
        value: Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        match value {
            Ok(value) => Ok(value),
            Err(error) => Err(error.in_field(name)),
        }
    }

    /// The error of the enum `ty` for a tag that no variant has.
    ///
    /// # Errors
    ///
    /// Always [`DecodeErrorKind::UnknownTag`].
    #[inline]
    pub fn unknown_tag<T, N: Number>(
        &self,
        ty: &'static str,
        tag: N,
        at: usize,
    ) -> Result<T, DecodeError> {
        Err(unknown_tag(ty, tag.wide(), size_of::<N>(), at))
    }

    /// The error of the enum `ty` for a text that no variant has.
    ///
    /// # Errors
    ///
    /// Always [`DecodeErrorKind::UnknownName`].
    #[cold]
    pub fn unknown_name<T>(&self, ty: &'static str, at: usize) -> Result<T, DecodeError> {
        Err(DecodeError::new(DecodeErrorKind::UnknownName { ty }, at))
    }
}

/// The error of the enum `ty` for a number of so many `bytes` that no variant has.
#[cold]
#[inline(never)]
pub(crate) fn unknown_tag(ty: &'static str, tag: i128, bytes: usize, at: usize) -> DecodeError {
    let unused = u64::BITS.saturating_sub(u32::try_from(bytes).unwrap_or(8).saturating_mul(8));
    let [low @ .., _, _, _, _, _, _, _, _] = tag.to_le_bytes();
    let tag = u64::from_le_bytes(low) & u64::MAX.checked_shr(unused).unwrap_or(0);
    DecodeError::new(DecodeErrorKind::UnknownTag { ty, tag }, at)
}

impl<F: Engine> EncodeFields<'_, '_, F> {
    /// The error for a tag that does not select the variant that keeps it.
    ///
    /// # Errors
    ///
    /// Always [`EncodeErrorKind::Invalid`].
    #[cold]
    pub fn other_tag(&self) -> Result<(), EncodeError> {
        let what = "tag: it does not select this variant";
        Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
    }

    /// The error for a tag of another variant in the variant for unknown ones.
    ///
    /// # Errors
    ///
    /// Always [`EncodeErrorKind::Invalid`].
    #[cold]
    pub fn known_tag(&self) -> Result<(), EncodeError> {
        Err(known_tag())
    }
}

/// The error for an unknown tag or number that another variant has.
#[cold]
pub(super) fn known_tag() -> EncodeError {
    EncodeError::new(EncodeErrorKind::Invalid { what: "unknown tag: another variant has it" })
}
