//! What derived code calls for a field.
//!
//! A field needs several traits: a layout, a way out and a way in. Derived code asks for all of
//! them at once, so that a type that lacks them is one compile error at the field, and not one for
//! each trait.

use crate::{
    codec::{As, DecodeAs, EncodeAs},
    decode::Decode,
    encode::Encode,
    error::{DecodeError, EncodeError},
    format::Format,
    items::{DecodeItems, EncodeItems},
    layout::Layout,
    message::Switch,
    object::{DecodeFields, EncodeFields},
    reader::Reader,
    shape::Field,
    sink::Sink,
    writer::Writer,
};

/// A type that can be a field.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "a type the format has no default for: name a codec, `#[wire(as = Codec)]`; the docs of `{F}` list them",
    note = "an `Option`: say when it is there, with `bit`, `when`, `since` or `until`",
    note = "a list, array or box: what it holds needs a representation of its own"
)]
pub trait Represented<'de, F: Format>: Sized {
    /// Its description as a field that is always there.
    const FIELD: Field;
    /// Its description as a field that may be absent.
    const CONDITIONAL: Field;

    /// [`EncodeFields::field`].
    fn encode_field<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeFields::optional`].
    fn encode_optional<S: Sink>(
        value: Option<&Self>,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeFields::when`].
    fn encode_when<S: Sink>(
        value: Option<&Self>,
        wanted: bool,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`DecodeFields::field`].
    fn decode_field(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError>;

    /// [`DecodeFields::when`].
    fn decode_when(
        present: bool,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Option<Self>, DecodeError>;

    /// [`DecodeFields::or_default`].
    fn decode_or(
        default: impl FnOnce() -> Self,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError>;

    /// Encodes the payload of the variant `name`.
    fn encode_payload<S: Sink>(
        &self,
        out: &mut Writer<'_, F, S>,
        name: &'static str,
    ) -> Result<(), EncodeError>;

    /// Decodes the payload of the variant `name`.
    fn decode_payload(
        input: &mut Reader<'_, 'de, F>,
        name: &'static str,
    ) -> Result<Self, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, T: Encode<F> + Decode<'de, F>> Represented<'de, F> for T {
    const FIELD: Field = Field::of::<F, T>("", "");
    const CONDITIONAL: Field = Field::conditional::<F, T>("", "");

    #[inline]
    fn encode_field<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.field(index, self)
    }

    #[inline]
    fn encode_optional<S: Sink>(
        value: Option<&Self>,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.optional(index, value)
    }

    #[inline]
    fn encode_when<S: Sink>(
        value: Option<&Self>,
        wanted: bool,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.when(index, wanted, value)
    }

    #[inline]
    fn decode_field(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError> {
        fields.field(index)
    }

    #[inline]
    fn decode_when(
        present: bool,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Option<Self>, DecodeError> {
        fields.when(index, present)
    }

    #[inline]
    fn decode_or(
        default: impl FnOnce() -> Self,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError> {
        fields.or_default(index, default)
    }

    #[inline]
    fn encode_payload<S: Sink>(
        &self,
        out: &mut Writer<'_, F, S>,
        name: &'static str,
    ) -> Result<(), EncodeError> {
        crate::__private::encode_payload(out, self, name)
    }

    #[inline]
    fn decode_payload(
        input: &mut Reader<'_, 'de, F>,
        name: &'static str,
    ) -> Result<Self, DecodeError> {
        crate::__private::payload(input, name)
    }
}

/// A codec that a field of type `T` can name.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a codec for `{T}` in the wire format `{F}`",
    label = "not a codec for `{T}`",
    note = "the docs of `{Self}` say which types it is for; for lists, `as = Vec<Codec>` names the codec of the elements",
    note = "text needs an encoding and a framing, such as `as = Prefixed<u16, Utf8>`"
)]
pub trait CodecFor<'de, F: Format, T>: Sized {
    /// Its description as a field that is always there.
    const FIELD: Field;
    /// Its description as a field that may be absent.
    const CONDITIONAL: Field;

    /// [`EncodeFields::field`].
    fn encode_field<S: Sink>(
        value: &T,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeFields::optional`].
    fn encode_optional<S: Sink>(
        value: Option<&T>,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeFields::when`].
    fn encode_when<S: Sink>(
        value: Option<&T>,
        wanted: bool,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`DecodeFields::field_as`].
    fn decode_field(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<T, DecodeError>;

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
impl<'de, F: Format, T, C: EncodeAs<F, T> + DecodeAs<'de, F, T>> CodecFor<'de, F, T> for C {
    const FIELD: Field = Field::of::<F, C>("", "");
    const CONDITIONAL: Field = Field::conditional::<F, C>("", "");

    #[inline]
    fn encode_field<S: Sink>(
        value: &T,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.field(index, &As::<C, &T>::new(value))
    }

    #[inline]
    fn encode_optional<S: Sink>(
        value: Option<&T>,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.optional(index, value.map(As::<C, &T>::new).as_ref())
    }

    #[inline]
    fn encode_when<S: Sink>(
        value: Option<&T>,
        wanted: bool,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.when(index, wanted, value.map(As::<C, &T>::new).as_ref())
    }

    #[inline]
    fn decode_field(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<T, DecodeError> {
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

/// A list that can be a field whose number of elements stands elsewhere.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list that `count` or `rest` can end in the wire format `{F}`",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`",
    note = "the elements of a `Vec<T>` need a representation of their own"
)]
pub trait Counted<'de, F: Format>: Sized {
    /// Its description as a field.
    const CONDITIONAL: Field;

    /// [`EncodeItems::count`].
    fn len_of(&self) -> usize;

    /// [`EncodeFields::items`].
    fn encode_field<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`DecodeFields::items`].
    fn decode_items<N: TryInto<usize>>(
        count: N,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError>;

    /// [`DecodeFields::rest`].
    fn decode_rest(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError>;

    /// Encodes what the variant for unknown tags keeps.
    fn encode_kept<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError>;

    /// Decodes what the variant for unknown tags keeps.
    fn decode_kept(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, T: EncodeItems<F> + DecodeItems<'de, F> + Layout<F>> Counted<'de, F> for T {
    const CONDITIONAL: Field = Field::conditional::<F, T>("", "");

    #[inline]
    fn len_of(&self) -> usize {
        self.count()
    }

    #[inline]
    fn encode_field<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.items(index, self)
    }

    #[inline]
    fn decode_items<N: TryInto<usize>>(
        count: N,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError> {
        fields.items(index, count)
    }

    #[inline]
    fn decode_rest(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError> {
        fields.rest(index)
    }

    #[inline]
    fn encode_kept<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        self.encode_items(out)
    }

    #[inline]
    fn decode_kept(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        <T as DecodeItems<'de, F>>::decode_rest(input)
    }
}

/// An enum whose tag can be another field, of type `N`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be switched by a `{N}` in the wire format `{F}`",
    label = "not an enum with `tag = {N}`",
    note = "`switch` takes an enum with `#[derive(Wire)]` and `#[wire(format = {F}, tag = {N})]`"
)]
pub trait SwitchBy<'de, F: Format, N>: Sized {
    /// [`Switch::selector`].
    fn select(&self, kept: Option<N>) -> N;

    /// [`EncodeFields::payload`].
    fn encode_field<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`DecodeFields::payload`].
    fn decode_field(
        selector: N,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, N, T: Switch<'de, F, Selector = N>> SwitchBy<'de, F, N> for T {
    #[inline]
    fn select(&self, kept: Option<N>) -> N {
        self.selector(kept)
    }

    #[inline]
    fn encode_field<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.payload(index, self)
    }

    #[inline]
    fn decode_field(
        selector: N,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Self, DecodeError> {
        fields.payload(index, selector)
    }
}
