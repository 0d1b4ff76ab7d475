//! Lists whose number of elements stands elsewhere: `count = field` and `rest`.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::{
    codec::{As, DecodeAs, EncodeAs},
    describe::shape::Shape,
    error::{DecodeError, EncodeError, EncodeErrorKind},
    format::entry_points::Format,
    io::{reader::Reader, sink::Sink, writer::Writer},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Role, Size},
    },
};

/// A list that can be written without its count.
///
/// ```
/// use codec_core::{BigEndian, EncodeItems};
///
/// assert_eq!(EncodeItems::<BigEndian>::count(&vec![7_u16, 8]), 2);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list that another field can count in the wire format `{F}`",
    label = "not a countable list",
    note = "`count` and `rest` take `Vec<T>`, `Vec<u8>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait EncodeItems<F: Format> {
    /// The number of elements.
    fn count(&self) -> usize;

    /// Writes the elements.
    ///
    /// # Errors
    ///
    /// What the elements' [`Encode::encode`] return.
    fn encode_items<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError>;

    /// Writes the elements of a list whose end readers find by its bytes, as with `rest`. An element
    /// of no bytes would not be found, so lists that can have one refuse it.
    ///
    /// # Errors
    ///
    /// As [`encode_items`](Self::encode_items), and
    /// [`EncodeErrorKind::Invalid`](crate::EncodeErrorKind::Invalid).
    #[inline]
    fn encode_apart<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        self.encode_items(out)
    }
}

/// A list that can be read when its count is known.
///
/// ```
/// use codec_core::{BigEndian, DecodeError, DecodeItems, Format, Wire};
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct List {
///     count: u8,
///     #[wire(count = count)]
///     items: Vec<u16>,
/// }
///
/// fn countable<T: for<'de> DecodeItems<'de, BigEndian>>(_: &T) {}
///
/// let list: List = BigEndian::from_slice(&[2, 0, 7, 0, 8])?;
/// countable(&list.items);
/// assert_eq!(list.items, [7, 8]);
/// # Ok::<(), DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a list that another field can count in the wire format `{F}`",
    label = "not a countable list",
    note = "`count` and `rest` take `Vec<T>`, `Vec<u8>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait DecodeItems<'de, F: Format>: Sized {
    /// Reads `count` elements.
    ///
    /// # Errors
    ///
    /// What the elements' [`Decode::decode`] return.
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;

    /// Reads elements up to the end.
    ///
    /// # Errors
    ///
    /// What the elements' [`Decode::decode`] return.
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;
}

impl<F: Format, T: Encode<F>> EncodeItems<F> for Vec<T> {
    #[inline]
    fn count(&self) -> usize {
        self.len()
    }

    #[inline]
    fn encode_items<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        out.values(self)
    }

    #[inline]
    fn encode_apart<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        slice_apart(self, out)
    }
}

impl<'de, F: Format, T: Decode<'de, F>> DecodeItems<'de, F> for Vec<T> {
    #[inline]
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_vec(count, input)
    }

    #[inline]
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        decode_rest(input)
    }
}

impl<F: Format, C: EncodeAs<F, T>, T> EncodeItems<F> for As<Vec<C>, &Vec<T>> {
    #[inline]
    fn count(&self) -> usize {
        self.get().len()
    }

    #[inline]
    fn encode_items<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        out.each_of::<T, _>(self.get().iter().map(As::<C, &T>::new))
    }

    #[inline]
    fn encode_apart<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        each_apart(self.get().iter().map(As::<C, &T>::new), out)
    }
}

impl<'de, F: Format, C: DecodeAs<'de, F, T>, T> DecodeItems<'de, F> for As<Vec<C>, Vec<T>> {
    #[inline]
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let items = As::<C, T>::decode_vec(count, input)?;
        Ok(Self::new(items.into_iter().map(As::into_inner).collect()))
    }

    #[inline]
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let items: Vec<As<C, T>> = decode_rest(input)?;
        Ok(Self::new(items.into_iter().map(As::into_inner).collect()))
    }
}

/// Writes the elements of a list whose end readers find by its bytes.
#[inline]
pub(crate) fn slice_apart<F: Format, T: Encode<F>, S: Sink>(
    items: &[T],
    out: &mut Writer<'_, F, S>,
) -> Result<(), EncodeError> {
    if has_bytes::<F>(T::SIZE) { out.values(items) } else { each_apart(items.iter(), out) }
}

/// [`slice_apart`] for elements that do not lie in one slice.
#[inline]
pub(crate) fn each_apart<F: Format, T: Encode<F>, S: Sink>(
    items: impl ExactSizeIterator<Item = T>,
    out: &mut Writer<'_, F, S>,
) -> Result<(), EncodeError> {
    if has_bytes::<F>(T::SIZE) {
        return out.each(items);
    }
    out.check_stack()?;
    for (index, item) in items.enumerate() {
        let start = out.raw_position();
        item.encode(out).map_err(|error| error.at_index(index))?;
        if out.raw_position() == start {
            return Err(no_bytes().at_index(index));
        }
    }
    Ok(())
}

/// Whether every value has bytes at its own place.
const fn has_bytes<F: Format>(size: Size) -> bool {
    size.min > 0 || !F::INLINE
}

#[cold]
fn no_bytes() -> EncodeError {
    let what = "element of no bytes: readers find the end of the list by its bytes";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}

/// Reads elements until nothing is left.
#[inline]
pub(crate) fn decode_rest<'de, F: Format, T: Decode<'de, F>>(
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    if let Some(len) = T::SIZE.fixed
        && let Some(count) = input.rest().len().checked_div(len)
        && let Some(0) = input.rest().len().checked_rem(len)
    {
        return T::decode_vec(count, input);
    }
    let mut items = Vec::new();
    let start = input.offset();
    while !input.rest().is_empty() {
        let before = input.offset();
        let item = input.element(items.len(), T::decode)?;
        input.push(&mut items, item, start)?;
        if input.offset() == before {
            // Elements of zero length would never reach the end.
            input.finish()?;
        }
    }
    Ok(items)
}

/// The elements of a list, without its count, as a value. `APART` is whether readers find the end of
/// the list by its bytes.
#[repr(transparent)]
pub(crate) struct Items<F, T, const APART: bool = false> {
    format: PhantomData<F>,
    list: T,
}

impl<F: Format, T: EncodeItems<F>, const APART: bool> Items<F, &T, APART> {
    #[inline]
    pub(crate) fn new(list: &T) -> Items<F, &T, APART> {
        Items { format: PhantomData, list }
    }
}

impl<F: Format, T, const APART: bool> Layout<F> for Items<F, T, APART> {
    const SIZE: Size = Size::UNKNOWN.role(Role::List);

    fn shape() -> Shape {
        Shape::Unit
    }
}

impl<F: Format, T: EncodeItems<F>, const APART: bool> Encode<F> for Items<F, &T, APART> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        if APART { self.list.encode_apart(out) } else { self.list.encode_items(out) }
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.list.count() > 0
    }
}
