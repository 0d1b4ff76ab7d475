//! Lists whose number of elements stands elsewhere.

use alloc::vec::Vec;

use crate::{
    describe::shape::Field,
    error::{DecodeError, EncodeError},
    fields::{
        DecodeFields, EncodeFields,
        items::{DecodeItems, EncodeItems},
    },
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

/// A list that can be a field whose number of elements stands elsewhere.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list that `count` or `rest` can end in the wire format `{F}`",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait ListField<'de, F: Format>: Sized {
    /// Its description as a field.
    const CONDITIONAL: Field;

    /// [`EncodeItems::count`].
    fn len_of(&self) -> usize;

    /// [`EncodeFields::items`].
    fn put(&self, fields: &mut EncodeFields<'_, '_, F>, index: usize) -> Result<(), EncodeError>;

    /// [`EncodeFields::apart`].
    fn put_rest(
        &self,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeItems::extra_items`].
    fn extra(&self, levels: usize) -> usize;

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
    fn encode_kept(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

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
    fn put(&self, fields: &mut EncodeFields<'_, '_, F>, index: usize) -> Result<(), EncodeError> {
        fields.items(index, self)
    }

    #[inline]
    fn put_rest(
        &self,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.apart(index, self)
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        self.extra_items(levels)
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
    fn encode_kept(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.encode_items(out)?;
        out.ends()
    }

    #[inline]
    fn decode_kept(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        <T as DecodeItems<'de, F>>::decode_rest(input)
    }
}

/// The element type of a `Vec` whose number of elements stands elsewhere: [`ListField`] for the
/// element, so that the compile error names an element type without a representation.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "for other types, name the codec of the elements: `#[wire(as = Vec<Codec>)]`",
    note = "a struct with `#[wire(with(…))]`: give it its values, `#[wire(with(value))]` on the field"
)]
pub trait ItemField<'de, F: Format>: Sized {
    /// [`ListField::CONDITIONAL`].
    const CONDITIONAL: Field;
    /// What is known of the length of an element.
    const SIZE: Size;

    /// [`ListField::len_of`].
    fn len_of(list: &[Self]) -> usize;

    /// [`ListField::put`].
    fn put(
        list: &[Self],
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`ListField::put_rest`].
    fn put_rest(
        list: &[Self],
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`ListField::extra`].
    fn extra(list: &[Self], levels: usize) -> usize;

    /// [`ListField::decode_items`].
    fn decode_items<N: TryInto<usize> + Copy + 'static>(
        count: N,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<Self>, DecodeError>;

    /// [`ListField::decode_rest`].
    fn decode_rest(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<Self>, DecodeError>;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, T: Encode<F> + Decode<'de, F>> ItemField<'de, F> for T
where
    Vec<T>: Layout<F>,
{
    const CONDITIONAL: Field = Field::conditional::<F, Vec<T>>("", "");
    const SIZE: Size = T::SIZE;

    #[inline]
    fn len_of(list: &[T]) -> usize {
        list.len()
    }

    #[inline]
    fn put(
        list: &[T],
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.items(index, &list)
    }

    #[inline]
    fn put_rest(
        list: &[T],
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.apart(index, &list)
    }

    #[inline]
    fn extra(list: &[T], levels: usize) -> usize {
        EncodeItems::<F>::extra_items(&list, levels)
    }

    #[inline]
    fn decode_items<N: TryInto<usize> + Copy + 'static>(
        count: N,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<T>, DecodeError> {
        fields.items(index, count)
    }

    #[inline]
    fn decode_rest(
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<T>, DecodeError> {
        fields.rest(index)
    }
}
