//! Lists that an element of their own, or a value behind them, ends.

use alloc::vec::Vec;

use crate::{
    describe::shape::Field,
    error::{DecodeError, EncodeError},
    fields::{
        DecodeFields, EncodeFields,
        end::{Closed, Ended, Linked, Sentinel, end_at, end_before},
        items::EncodeItems,
    },
    format::entry_points::Format,
    read::{Reader, ScanElement},
    value::{decode::Decode, encode::Encode, size::Size},
};

/// What can be the elements of a `Vec` with `end`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "for other types, name the codec of the elements: `#[wire(as = Vec<Codec>)]`",
    note = "a struct with `#[wire(with(…))]`: give it its values, `#[wire(with(value))]` on the field"
)]
pub trait EndField<'de, F: Format>: Sized {
    /// Its description as a field.
    const CONDITIONAL: Field;
    /// What is known of the length of an element.
    const SIZE: Size;

    /// [`EncodeFields::items`].
    fn put(
        list: &[Self],
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`put`](Self::put), and the value that ends the list.
    fn put_closed(
        list: &[Self],
        end: &Self,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError>;

    /// [`EncodeItems::extra_items`].
    fn extra(list: &[Self], levels: usize) -> usize;

    /// Reads an element, for streams.
    fn scan(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;

    /// [`end_at`].
    fn decode_end(
        ends: impl Fn(&Self) -> Option<bool>,
        condition: &'static str,
        scan: ScanElement<F>,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<Self>, DecodeError>;

    /// [`end_before`].
    fn decode_closed(
        end: &Self,
        scan: ScanElement<F>,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<Self>, DecodeError>
    where
        Self: Sentinel;
}

#[diagnostic::do_not_recommend]
impl<'de, F: Format, T: Encode<F> + Decode<'de, F>> EndField<'de, F> for T {
    const CONDITIONAL: Field = Field::conditional::<F, Ended<T>>("", "");
    const SIZE: Size = T::SIZE;

    #[inline]
    fn put(
        list: &[T],
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.items(index, &Linked::new(&list))
    }

    #[inline]
    fn put_closed(
        list: &[T],
        end: &T,
        fields: &mut EncodeFields<'_, '_, F>,
        index: usize,
    ) -> Result<(), EncodeError> {
        fields.items(index, &Closed::new(&list, end))
    }

    #[inline]
    fn extra(list: &[T], levels: usize) -> usize {
        EncodeItems::<F>::extra_items(&list, levels)
    }

    #[inline]
    fn scan(input: &mut Reader<'_, 'de, F>) -> Result<T, DecodeError> {
        T::decode(input)
    }

    #[inline]
    fn decode_end(
        ends: impl Fn(&T) -> Option<bool>,
        condition: &'static str,
        scan: ScanElement<F>,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<T>, DecodeError> {
        fields.part(index, |input| end_at(T::decode, ends, condition, scan, input))
    }

    #[inline]
    fn decode_closed(
        end: &T,
        scan: ScanElement<F>,
        fields: &mut DecodeFields<'_, '_, 'de, F>,
        index: usize,
    ) -> Result<Vec<T>, DecodeError>
    where
        T: Sentinel,
    {
        fields.part(index, |input| end_before(T::decode, end, scan, input))
    }
}
