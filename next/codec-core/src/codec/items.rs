//! Lists without a count: `count`, `rest`, `end`, and lists in a `len`.

use super::{As, AsIs, Bare, DecodeForm, DescribeForm, EncodeForm, Form, HintForm, Of, With};
use crate::{
    describe::{Frame, Shape},
    error::{DecodeError, EncodeError, EncodeErrorKind},
    format::Engine,
    read::Reader,
    value::{Size, list},
    write::Writer,
};

/// A form of the list `L` whose elements other fields can count.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not a list that `count` or `rest` can end",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait ListForm<L: ?Sized> {
    /// How many elements there are.
    fn count(&self, list: &L) -> usize;
}

/// How many elements `list` has.
#[inline]
pub fn len_of<L: ?Sized, C: ListForm<L>>(form: C, list: &L) -> usize {
    form.count(list)
}

/// A form of lists that can be written without a count.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not a list that `count` or `rest` can end in the wire format `{F}`",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait EncodeList<F: Engine, L: ?Sized>: ListForm<L> {
    /// Writes the elements.
    ///
    /// # Errors
    ///
    /// What the elements return.
    fn encode_items(&self, list: &L, out: &mut Writer<'_, F>) -> Result<(), EncodeError>;

    /// Writes the elements of a list whose end readers find by its bytes, as with `rest`: an element
    /// of no bytes would not be found.
    ///
    /// # Errors
    ///
    /// What the elements return, and [`EncodeErrorKind::Invalid`].
    #[inline]
    fn encode_apart(&self, list: &L, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.encode_items(list, out)
    }
}

/// A form of lists whose length can be guessed.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not a list that `count` or `rest` can end in the wire format `{F}`",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait HintList<F: Engine, L: ?Sized> {
    /// About how many bytes the elements have.
    fn hint_items(&self, list: &L, levels: usize) -> usize;
}

/// A form of lists that can be read when its count or its end is known.
#[diagnostic::on_unimplemented(
    message = "`{L}` is not a list that `count` or `rest` can end in the wire format `{F}`",
    label = "not a list",
    note = "`count` and `rest` take `Vec<T>`, `Bytes`, `&[u8]`, or text with `#[wire(as = Text<Encoding>)]`"
)]
pub trait DecodeList<'de, F: Engine, L>: Sized {
    /// Reads `count` elements.
    ///
    /// # Errors
    ///
    /// What the elements return.
    fn decode_count(&self, count: usize, input: &mut Reader<'_, 'de, F>) -> Result<L, DecodeError>;

    /// Reads elements up to the end.
    ///
    /// # Errors
    ///
    /// What the elements return.
    fn decode_rest(&self, input: &mut Reader<'_, 'de, F>) -> Result<L, DecodeError>;
}

/// The form of a list without a count: elements as `C` has them.
#[derive(Debug)]
pub struct Items<'f, C>(pub &'f C);

/// The same where it is read: with a number of elements.
#[derive(Debug)]
pub struct Counted<'f, C>(pub &'f C, pub usize);

/// The same up to the last bytes, of which there are so many.
#[derive(Debug)]
pub struct Rest<'f, C>(pub &'f C, pub usize);

/// The same up to and including the first element for which a condition holds, and its text.
#[derive(Debug)]
pub struct Until<'f, C, E>(pub &'f C, pub E, pub &'static str);

macro_rules! lists {
    ($($form:ident $($param:ident)?),*) => {$(
        impl<F: Engine, C, L: ?Sized $(, $param)?> Form<F, L> for $form<'_, C $(, $param)?> {
            const SIZE: Size = Size::at_least(0);
        }
    )*};
}

lists!(Items, Apart, Counted, Rest, Until E);

impl<F, C, T> DescribeForm<F, Vec<T>> for Items<'_, C>
where
    F: Engine,
    C: Elements<Element: DescribeForm<F, T>>,
{
    #[inline]
    fn shape() -> Shape {
        Shape::List { of: <C::Element as DescribeForm<F, T>>::shape, frame: Frame::Elsewhere }
    }
}

impl<F: Engine, C: HintList<F, L>, L: ?Sized> HintForm<F, L> for Items<'_, C> {
    #[inline]
    fn hint(&self, list: &L, levels: usize) -> usize {
        self.0.hint_items(list, levels)
    }
}

impl<F: Engine, C: EncodeList<F, L>, L: ?Sized> EncodeForm<F, L> for Items<'_, C> {
    #[inline]
    fn encode(&self, list: &L, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.encode_items(list, out)
    }

    #[inline]
    fn is_present(&self, list: &L) -> bool {
        self.0.count(list) > 0
    }
}

impl<'de, F: Engine, C: DecodeList<'de, F, L>, L> DecodeForm<'de, F, L> for Counted<'_, C> {
    #[inline]
    fn decode(&self, input: &mut Reader<'_, 'de, F>) -> Result<L, DecodeError> {
        self.0.decode_count(self.1, input)
    }
}

impl<'de, F: Engine, C: DecodeList<'de, F, L>, L> DecodeForm<'de, F, L> for Rest<'_, C> {
    #[inline]
    fn decode(&self, input: &mut Reader<'_, 'de, F>) -> Result<L, DecodeError> {
        match input.rest().len().checked_sub(self.1) {
            Some(_) if self.1 == 0 => self.0.decode_rest(input),
            Some(len) => input.limited(len, |input| self.0.decode_rest(input)),
            None => Err(input.end_error(self.1)),
        }
    }
}

impl<'de, F, C, T, E> DecodeForm<'de, F, Vec<T>> for Until<'_, C, E>
where
    F: Engine,
    C: Elements<Element: DecodeForm<'de, F, T>>,
    E: Fn(&T) -> Option<bool>,
{
    #[inline]
    fn decode(&self, input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        let element = self.0.element();
        list::decode_until(input, |input| element.decode(input), &self.1, self.2)
    }
}

/// The form of a `Vec`, for that of its elements.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the form of a list without a count",
    label = "names no codec of elements",
    note = "`as` beside `count`, `rest` and `end` names the codec of the elements: `as = Vec<Codec>`"
)]
pub trait Elements {
    /// The form of an element.
    type Element;

    /// The form of an element.
    fn element(&self) -> Self::Element;
}

impl Elements for AsIs {
    type Element = Self;

    #[inline]
    fn element(&self) -> Self {
        Self
    }
}

impl<C> Elements for As<Vec<C>> {
    type Element = As<C>;

    #[inline]
    fn element(&self) -> As<C> {
        As::NEW
    }
}

impl<P: Copy> Elements for With<P> {
    type Element = Self;

    #[inline]
    fn element(&self) -> Self {
        *self
    }
}

impl Elements for Bare {
    type Element = Self;

    #[inline]
    fn element(&self) -> Self {
        Self
    }
}

impl<C: Elements, T> ListForm<Vec<T>> for C {
    #[inline]
    fn count(&self, items: &Vec<T>) -> usize {
        items.len()
    }
}

impl<F: Engine, C: Elements<Element: HintForm<F, T>>, T> HintList<F, Vec<T>> for C {
    #[inline]
    fn hint_items(&self, items: &Vec<T>, levels: usize) -> usize {
        let element = self.element();
        list::hint::<F, Of<C::Element, T>, T>(items, levels, |item, levels| {
            element.hint(item, levels)
        })
    }
}

impl<F: Engine, C: Elements<Element: EncodeForm<F, T>>, T> EncodeList<F, Vec<T>> for C {
    #[inline]
    fn encode_items(&self, items: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        let element = self.element();
        list::encode::<F, Of<C::Element, T>, T>(items, out, |item, out| element.encode(item, out))
    }

    #[inline]
    fn encode_apart(&self, items: &Vec<T>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        if <C::Element as Form<F, T>>::SIZE.least > 0 || !F::INLINE {
            return self.encode_items(items, out);
        }
        let element = self.element();
        list::encode::<F, Of<C::Element, T>, T>(items, out, |item, out| {
            let start = out.mark();
            element.encode(item, out)?;
            if out.since(start) > 0 { Ok(()) } else { Err(no_bytes()) }
        })
    }
}

#[cold]
fn no_bytes() -> EncodeError {
    let what = "element of no bytes: readers find the end of the list by its bytes";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}

/// [`Items`] of a list whose end readers find by its bytes.
#[derive(Debug)]
pub struct Apart<'f, C>(pub &'f C);

impl<F: Engine, C: EncodeList<F, L>, L: ?Sized> EncodeForm<F, L> for Apart<'_, C> {
    #[inline]
    fn encode(&self, list: &L, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.encode_apart(list, out)
    }

    #[inline]
    fn is_present(&self, list: &L) -> bool {
        self.0.count(list) > 0
    }
}

impl<'de, F: Engine, C: Elements<Element: DecodeForm<'de, F, T>>, T> DecodeList<'de, F, Vec<T>>
    for C
{
    #[inline]
    fn decode_count(
        &self,
        count: usize,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Vec<T>, DecodeError> {
        self.element().decode_list(count, input)
    }

    #[inline]
    fn decode_rest(&self, input: &mut Reader<'_, 'de, F>) -> Result<Vec<T>, DecodeError> {
        let element = self.element();
        list::decode_rest::<F, Of<C::Element, T>, T>(input, |input| element.decode(input))
    }
}

impl<C: ListForm<L>, L> ListForm<Box<L>> for C {
    #[inline]
    fn count(&self, list: &Box<L>) -> usize {
        ListForm::<L>::count(self, list)
    }
}

impl<F: Engine, C: HintList<F, L>, L> HintList<F, Box<L>> for C {
    #[inline]
    fn hint_items(&self, list: &Box<L>, levels: usize) -> usize {
        HintList::<F, L>::hint_items(self, list, levels)
    }
}

impl<F: Engine, C: EncodeList<F, L>, L> EncodeList<F, Box<L>> for C {
    #[inline]
    fn encode_items(&self, list: &Box<L>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        EncodeList::<F, L>::encode_items(self, list, out)
    }

    #[inline]
    fn encode_apart(&self, list: &Box<L>, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        EncodeList::<F, L>::encode_apart(self, list, out)
    }
}

impl<'de, F: Engine, C: DecodeList<'de, F, L>, L> DecodeList<'de, F, Box<L>> for C {
    #[inline]
    fn decode_count(
        &self,
        count: usize,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Box<L>, DecodeError> {
        DecodeList::<F, L>::decode_count(self, count, input).map(Box::new)
    }

    #[inline]
    fn decode_rest(&self, input: &mut Reader<'_, 'de, F>) -> Result<Box<L>, DecodeError> {
        DecodeList::<F, L>::decode_rest(self, input).map(Box::new)
    }
}

impl<'f, F: Engine, C, L> DescribeForm<F, Box<L>> for Items<'f, C>
where
    Self: DescribeForm<F, L>,
{
    #[inline]
    fn shape() -> Shape {
        <Self as DescribeForm<F, L>>::shape()
    }
}
