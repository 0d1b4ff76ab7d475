//! Codecs that fields name.

use crate::{
    codec::{As, DecodeAs, EncodeAs},
    describe::shape::Field,
    error::{DecodeError, EncodeError},
    fields::{DecodeFields, EncodeFields},
    format::entry_points::Format,
};

/// A codec that a field of type `T` can name.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a codec for `{T}` in the wire format `{F}`",
    label = "not a codec for `{T}`",
    note = "the docs of `{Self}` say which types it is for; for lists, `as = Vec<Codec>`, or `as = ListAs<u16, Codec>` with a count before it, names the codec of the elements",
    note = "text needs an encoding and a framing, such as `as = Prefixed<u16, Utf8>`; `&str` is for `Utf8`, `String` and `Cow<str>` for every encoding"
)]
pub trait CodecField<'de, F: Format, T>: Sized {
    /// Its description as a field that is always there.
    const FIELD: Field;
    /// Its description as a field that may be absent.
    const CONDITIONAL: Field;

    /// [`EncodeFields::field`].
    fn put(
        value: &T,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`put`](Self::put) for a field that follows another, unless that one failed.
    ///
    /// Results are chained instead of using `?`; this halves the type-check time of derived code.
    #[inline]
    fn then(
        value: &T,
        before: Result<(), EncodeError>,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        match before {
            Ok(()) => Self::put(value, fields, index),
            Err(error) => Err(error),
        }
    }

    /// [`EncodeAs::extra_as`].
    fn extra(value: &T, levels: usize) -> usize;

    /// [`EncodeFields::optional`].
    fn encode_optional(
        value: Option<&T>,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeFields::when`].
    fn encode_when(
        value: Option<&T>,
        wanted: bool,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`DecodeFields::field_as`].
    fn get(fields: &mut DecodeFields<'_, '_, 'de, F>, index: usize) -> Result<T, DecodeError>;

    /// [`DecodeFields::when`].
    fn decode_when(
        present: bool,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Option<T>, DecodeError>;

    /// [`DecodeFields::or_default`].
    fn decode_or(
        default: impl FnOnce() -> T,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<T, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, T, C: EncodeAs<F, T> + DecodeAs<'de, F, T>> CodecField<'de, F, T> for C {
    const FIELD: Field = Field::of::<F, As<C, T>>("", "").shaped(C::shape_as);
    const CONDITIONAL: Field = Field::conditional::<F, C>("", "").shaped(C::shape_as);

    #[inline]
    fn put(
        value: &T,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.field(index, &As::<C, &T>::new(value))
    }

    #[inline]
    fn extra(value: &T, levels: usize) -> usize {
        C::extra_as(value, levels)
    }

    #[inline]
    fn encode_optional(
        value: Option<&T>,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.optional(index, value.map(As::<C, &T>::new).as_ref())
    }

    #[inline]
    fn encode_when(
        value: Option<&T>,
        wanted: bool,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.when(index, wanted, value.map(As::<C, &T>::new).as_ref())
    }

    #[inline]
    fn get(fields: &mut DecodeFields<'_, '_, 'de, F>, index: usize) -> Result<T, DecodeError> {
        fields.field_as::<C, T>(index)
    }

    #[inline]
    fn decode_when(
        present: bool,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Option<T>, DecodeError> {
        Ok(fields.when::<As<C, T>>(index, present)?.map(As::into_inner))
    }

    #[inline]
    fn decode_or(
        default: impl FnOnce() -> T,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<T, DecodeError> {
        fields.or_default(index, || As::<C, T>::new(default())).map(As::into_inner)
    }
}
