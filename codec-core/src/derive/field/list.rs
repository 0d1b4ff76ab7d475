//! Lists whose number of elements stands elsewhere.

use crate::{
    describe::shape::Field,
    error::{DecodeError, EncodeError},
    fields::{
        DecodeFields, EncodeFields,
        items::{DecodeItems, EncodeItems},
    },
    format::entry_points::Format,
    io::{reader::Reader, sink::Sink, writer::Writer},
    value::size::Layout,
};

/// A list that can be a field whose number of elements stands elsewhere.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list that `count` or `rest` can end in the wire format `{F}`",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`",
    note = "the elements of a `Vec<T>` need a representation of their own"
)]
pub trait ListField<'de, F: Format>: Sized {
    /// Its description as a field.
    const CONDITIONAL: Field;

    /// [`EncodeItems::count`].
    fn len_of(&self) -> usize;

    /// [`EncodeFields::items`].
    fn put<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`DecodeFields::items`].
    fn decode_items<N: TryInto<usize> + Copy + 'static>(
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
impl<'de, F: Format, T: EncodeItems<F> + DecodeItems<'de, F> + Layout<F>> ListField<'de, F> for T {
    const CONDITIONAL: Field = Field::conditional::<F, T>("", "");

    #[inline]
    fn len_of(&self) -> usize {
        self.count()
    }

    #[inline]
    fn put<S: Sink>(
        &self,
        fields: &mut EncodeFields<'_, '_, F, S>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.items(index, self)
    }

    #[inline]
    fn decode_items<N: TryInto<usize> + Copy + 'static>(
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
