//! Lists whose number of elements stands elsewhere: `count = field` and `rest`.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::{
    codec::{As, DecodeAs, EncodeAs},
    describe::shape::Shape,
    error::{DecodeError, EncodeError},
    format::entry_points::Format,
    read::Reader,
    value::{
        decode::Decode,
        encode::Encode,
        list,
        size::{Layout, Role, Size},
    },
    write::Writer,
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
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// Writes the elements of a list whose end readers find by its bytes, as with `rest`. An element
    /// of no bytes would not be found, so lists that can have one refuse it.
    ///
    /// # Errors
    ///
    /// As [`encode_items`](Self::encode_items), and
    /// [`EncodeErrorKind::Invalid`](crate::EncodeErrorKind::Invalid).
    #[inline]
    fn encode_apart(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.encode_items(out)
    }

    /// About how many bytes the elements have; see [`Encode::extra`].
    #[inline]
    fn extra_items(&self, levels: usize) -> usize {
        let _ = levels;
        0
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
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        out.values(self)
    }

    #[inline]
    fn encode_apart(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode_apart(T::SIZE, self.iter(), out, T::encode)
    }

    #[inline]
    fn extra_items(&self, levels: usize) -> usize {
        list::extra(T::SIZE, self, levels, T::extra)
    }
}

impl<'de, F: Format, T: Decode<'de, F>> DecodeItems<'de, F> for Vec<T> {
    #[inline]
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        T::decode_vec(count, input)
    }

    #[inline]
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        // Numbers and `plain` records are read at once.
        if let Some(len) = T::SIZE.fixed
            && let (Some(count), Some(0)) =
                (input.rest().len().checked_div(len), input.rest().len().checked_rem(len))
        {
            return T::decode_vec(count, input);
        }
        list::decode_rest::<F, T, T>(input, T::decode)
    }
}

impl<F: Format, C: EncodeAs<F, T>, T> EncodeItems<F> for As<Vec<C>, &Vec<T>> {
    #[inline]
    fn count(&self) -> usize {
        self.get().len()
    }

    #[inline]
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode(C::SIZE, self.get().iter(), out, C::encode_as)
    }

    #[inline]
    fn encode_apart(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        list::encode_apart(C::SIZE, self.get().iter(), out, C::encode_as)
    }

    #[inline]
    fn extra_items(&self, levels: usize) -> usize {
        list::extra(C::SIZE, self.get(), levels, C::extra_as)
    }
}

impl<'de, F: Format, C: DecodeAs<'de, F, T>, T> DecodeItems<'de, F> for As<Vec<C>, Vec<T>> {
    #[inline]
    fn decode_items(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        list::decode::<F, C, T>(count, input, C::decode_element_as).map(Self::new)
    }

    #[inline]
    fn decode_rest(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        list::decode_rest::<F, C, T>(input, C::decode_element_as).map(Self::new)
    }
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
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        if APART { self.list.encode_apart(out) } else { self.list.encode_items(out) }
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        self.list.extra_items(levels)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.list.count() > 0
    }
}
