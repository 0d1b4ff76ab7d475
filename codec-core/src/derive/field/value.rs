//! Types as fields.

use crate::{
    describe::shape::Field,
    error::{DecodeError, EncodeError},
    fields::{DecodeFields, EncodeFields},
    format::{entry_points::Format, shared::DecodeShared},
    read::Reader,
    value::{decode::Decode, encode::Encode, size::Size},
    write::Writer,
};

/// Declares the trait of types that can be fields under several names. They differ only in the
/// compile error for a type without a representation; the derive chooses the name by how the type
/// is spelled.
macro_rules! value_fields {
    ($($(#[$meta:meta])* $name:ident)*) => {$(
        $(#[$meta])*
        pub trait $name<'de, F: Format>: Sized {
            /// Its description as a field that is always there.
            const FIELD: Field;
            /// Its description as a field that may be absent.
            const CONDITIONAL: Field;
            /// What is known of its length.
            const SIZE: Size;

            /// [`EncodeFields::field`].
            fn put(
                &self,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError>;

            /// [`put`](Self::put) for a field that follows another, unless that one failed.
            ///
            /// Results are chained instead of using `?`; this halves the type-check time of derived
            /// code.
            #[inline]
            fn then(
                &self,
                before: Result<(), EncodeError>,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError> {
                match before {
                    Ok(()) => self.put(fields, index),
                    Err(error) => Err(error),
                }
            }

            /// [`Encode::extra`].
            fn extra(&self, levels: usize) -> usize;

            /// [`EncodeFields::optional`].
            fn encode_optional(
                value: Option<&Self>,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError>;

            /// [`EncodeFields::when`].
            fn encode_when(
                value: Option<&Self>,
                wanted: bool,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError>;

            /// [`DecodeFields::field`].
            fn get(
                fields: &mut DecodeFields<'_, '_, 'de, F>,
                index: usize,
            ) -> Result<Self, DecodeError>;

            /// [`Decode::from_front`].
            fn from_front(bytes: &mut &[u8]) -> Option<Self>;

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

            /// Encodes the payload of a variant.
            fn encode_payload(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

            /// Decodes the payload of a variant.
            fn decode_payload<const APART: bool>(
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<Self, DecodeError>;
        }

        #[diagnostic::do_not_recommend]
        impl<'de, F: Format, T: Encode<F> + Decode<'de, F>> $name<'de, F> for T {
            const FIELD: Field = Field::of::<F, T>("", "");
            const CONDITIONAL: Field = Field::conditional::<F, T>("", "");
            const SIZE: Size = T::SIZE;

            #[inline]
            fn put(
                &self,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError> {
                fields.field(index, self)
            }

            #[inline]
            fn extra(&self, levels: usize) -> usize {
                Encode::extra(self, levels)
            }

            #[inline]
            fn encode_optional(
                value: Option<&Self>,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError> {
                fields.optional(index, value)
            }

            #[inline]
            fn encode_when(
                value: Option<&Self>,
                wanted: bool,
                fields: &mut EncodeFields<'_, '_, F>,
                index: usize,
            ) -> Result<(), EncodeError> {
                fields.when(index, wanted, value)
            }

            #[inline(always)]
            #[allow(clippy::inline_always, reason = "one call deep: the format says what is inlined")]
            fn get(
                fields: &mut DecodeFields<'_, '_, 'de, F>,
                index: usize,
            ) -> Result<Self, DecodeError> {
                fields.field(index)
            }

            #[inline]
            fn from_front(bytes: &mut &[u8]) -> Option<Self> {
                T::from_front(bytes)
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
            fn encode_payload(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
                self.encode(out)
            }

            #[inline]
            fn decode_payload<const APART: bool>(
                input: &mut Reader<'_, 'de, F>,
            ) -> Result<Self, DecodeError> {
                T::get_payload::<APART>(input)
            }
        }
    )*};
}

value_fields! {
    /// A type that can be a field.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` has no representation in the wire format `{F}`",
        label = "has no representation in `{F}`",
        note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
        note = "a type that others made: name a codec for it, `#[wire(as = Codec)]`; the docs of `{F}` list those it has",
        note = "a number that the format lacks: `#[wire(as = i32)]` writes it as one that it has",
        note = "an `Option`: say when it is there, with `bit`, `when`, `tail`, `since` or `until`, or with the codec `Maybe<u8>`",
        note = "a list, array or box: what it holds needs a representation of its own",
        note = "a struct with `#[wire(with(…))]`: give it its values, `#[wire(with(value))]` on the field"
    )]
    ValueField

    /// Text as a field.
    #[diagnostic::on_unimplemented(
        message = "`{F}` does not say how text lies in its bytes",
        label = "needs an encoding and a framing",
        note = "name both: `#[wire(as = Prefixed<u16, Utf8>)]` for a count before it, `Terminated<Utf8>` for a NUL behind it, `Fixed<16, Utf8>` for a fixed length, or `rest, as = Text<Utf8>` for all that is left",
        note = "the codecs are in `codec_core::text`; other encodings are `Utf16Le`, `Utf16Be`, `Windows1252`; only `Utf8` can be borrowed, as `&str`"
    )]
    TextField

    /// A character as a field.
    #[diagnostic::on_unimplemented(
        message = "a `char` has no representation in the wire format `{F}`",
        label = "has no fixed width on the wire",
        note = "use `u8` for a byte, `u32` for a code point, or a `String` with a text codec such as `#[wire(as = Fixed<1, Utf8>)]`"
    )]
    CharField

    /// A map or set as a field.
    #[diagnostic::on_unimplemented(
        message = "`{Self}` has no representation in the wire format `{F}`",
        label = "maps and sets have no order, and bytes do",
        note = "use a list of pairs, `Vec<(K, V)>`, or of values, `Vec<T>`, and collect it: `list.into_iter().collect()`",
        note = "to keep the map, write a codec for it: `examples/custom_codec.rs` shows how"
    )]
    MapField
}
