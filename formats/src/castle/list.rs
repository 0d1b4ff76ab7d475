//! Token `List`: a count, the type of the elements, their payloads; the arrays of numbers.

use core::marker::PhantomData;

use bytes::Bytes;
use codec_core::{
    Decode, DecodeAs, DecodeError, Encode, EncodeAs, EncodeError, EncodeErrorKind, Layout, Reader,
    Role, Shape, Size, Writer,
    codec::As,
    shape::{Count, Counts, Frame},
};

use super::{
    Castle,
    count::{Len, count_shape, put_count, take_count},
    format::{enter, leave},
    name::invalid,
    object::{bad_token, check_end, take_len},
    token,
};

/// A `List` whose elements have the codec `C`: a codec for `Vec<T>`.
///
/// A `Vec` of numbers is an array token by default and `#[wire(as = ListOf<i32>)]` makes it a
/// `List`; `ListOf<String16>` is a list of UTF-16 texts.
#[derive(Debug)]
pub struct ListOf<C>(PhantomData<C>);

/// Fails the build if a `T` may be absent.
pub(super) const fn always_there<T: Layout<Castle>>() {
    assert!(
        !matches!(T::SIZE.role, Role::Optional),
        "Castle: the elements of a list or map cannot be `Option`s; leave absent ones out of it"
    );
}

/// The length of the shortest list of `T`; fails the build if there can be no list of `T`.
pub(super) const fn min_len<T: Layout<Castle>>() -> usize {
    assert!(T::TYPE != token::LIST, "Castle: a list cannot hold lists; put them in a struct");
    always_there::<T>();
    if token::list_of(T::TYPE) == token::LIST { 3 } else { 2 }
}

impl<C: Layout<Castle>> Layout<Castle> for ListOf<C> {
    const SIZE: Size = {
        min_len::<C>();
        Size::at_least(3).role(Role::List)
    };
    const TYPE: u8 = token::LIST;

    fn shape() -> Shape {
        Shape::Typed { number: u64::from(token::LIST), of: list::<C> }
    }
}

impl<C: EncodeAs<Castle, T>, T> EncodeAs<Castle, Vec<T>> for ListOf<C> {
    fn encode_as(value: &Vec<T>, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        put(C::TYPE, value.iter().map(As::<C, &T>::new), out)
    }
}

impl<'de, C: DecodeAs<'de, Castle, T>, T> DecodeAs<'de, Castle, Vec<T>> for ListOf<C> {
    fn decode_as(input: &mut Reader<'_, 'de, Castle>) -> Result<Vec<T>, DecodeError> {
        let items: Vec<As<C, T>> = take(input)?;
        Ok(items.into_iter().map(As::into_inner).collect())
    }
}

/// The description of a `List`.
fn list<T: Layout<Castle>>() -> Shape {
    let count = Count::new(count_shape, Counts::Elements).typed();
    Shape::List { of: T::shape, frame: Frame::Prefix(count) }
}

/// Numbers are an array token, other elements a `List`.
impl<T: Layout<Castle>> Layout<Castle> for Vec<T> {
    const SIZE: Size = Size::at_least(min_len::<T>()).role(Role::List);
    const TYPE: u8 = token::list_of(T::TYPE);

    fn shape() -> Shape {
        match token::list_of(T::TYPE) {
            token::LIST => Shape::Typed { number: u64::from(token::LIST), of: list::<T> },
            number => Shape::Typed {
                number: number.into(),
                of: || Shape::List {
                    of: || T::shape().plain(),
                    frame: Frame::elements(count_shape),
                },
            },
        }
    }
}

impl<T: Encode<Castle>> Encode<Castle> for Vec<T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
        if <Self as Layout<Castle>>::TYPE == token::LIST {
            return put(T::TYPE, self.iter(), out);
        }
        put_count(self.len(), out)?;
        out.values(self)
    }
}

impl<'de, T: Decode<'de, Castle>> Decode<'de, Castle> for Vec<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
        if <Self as Layout<Castle>>::TYPE == token::LIST {
            return take(input);
        }
        let count = take_count(input)?;
        T::decode_vec(count, input)
    }
}

macro_rules! byte_array {
    ($($ty:ty $(, $life:lifetime)?; |$input:ident, $bytes:ident| $from:expr;)*) => {$(
        impl $(<$life>)? Layout<Castle> for $ty {
            const SIZE: Size = Size::at_least(2);
            const TYPE: u8 = token::BYTE_ARRAY;

            fn shape() -> Shape {
                Shape::Typed {
                    number: u64::from(token::BYTE_ARRAY),
                    of: || Shape::Bytes { frame: Frame::bytes(count_shape) },
                }
            }
        }

        impl $(<$life>)? Encode<Castle> for $ty {
            #[inline]
            fn encode(&self, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
                put_count(self.len(), out)?;
                out.put(self);
                Ok(())
            }
        }

        impl<'de $(: $life, $life)?> Decode<'de, Castle> for $ty {
            #[inline]
            fn decode($input: &mut Reader<'_, 'de, Castle>) -> Result<Self, DecodeError> {
                let count = take_count($input)?;
                let $bytes = $input.take(count)?;
                $from
            }
        }
    )*};
}

byte_array! {
    Bytes; |input, bytes| input.share(bytes);
    &'a [u8], 'a; |input, bytes| Ok(bytes);
}

/// Writes a list; `of` is the type of its elements if the list is empty.
pub(super) fn put<T: Encode<Castle>>(
    of: u8,
    items: impl ExactSizeIterator<Item = T> + Clone,
    out: &mut Writer<'_, Castle>,
) -> Result<(), EncodeError> {
    let of = items.clone().next().map_or(of, |first| first.type_number());
    enter(out)?;
    put_head(items.len(), of, out)?;
    for (index, item) in items.enumerate() {
        put_item(of, &item, out).map_err(|error| error.at_index(index))?;
    }
    leave(out);
    Ok(())
}

/// Writes the count and the type of the elements.
fn put_head(count: usize, of: u8, out: &mut Writer<'_, Castle>) -> Result<(), EncodeError> {
    check_type(count, of)?;
    put_count(count, out)?;
    // An empty list may have no type, but the file must contain one.
    out.put(&[if of == token::ROOT { token::BYTE } else { of }]);
    Ok(())
}

/// Rejects a type that `count` elements of a list cannot have.
pub(super) fn check_type(count: usize, of: u8) -> Result<(), EncodeError> {
    let what = match of {
        token::LIST => "list of lists",
        token::ROOT if count > 0 => "list of roots",
        _ if of > token::COMPOUND => "type of the elements of a list",
        _ => return Ok(()),
    };
    Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
}

#[inline]
fn put_item<T: Encode<Castle>>(
    of: u8,
    item: &T,
    out: &mut Writer<'_, Castle>,
) -> Result<(), EncodeError> {
    check_item(of, item.type_number())?;
    if of != token::COMPOUND {
        return item.encode(out);
    }
    out.length::<Len>(|out| item.encode(out))
}

/// Rejects an element of another type than the first.
#[inline]
pub(super) fn check_item(of: u8, tag: u8) -> Result<(), EncodeError> {
    if tag == of {
        return Ok(());
    }
    let what = "element: it has another type than its list";
    Err(EncodeError::new(EncodeErrorKind::Invalid { what }))
}

/// Reads the count and the type of the elements.
pub(super) fn take_head(input: &mut Reader<'_, '_, Castle>) -> Result<(usize, u8), DecodeError> {
    let count = take_count(input)?;
    let start = input.offset();
    let [of] = input.array()?;
    match of {
        token::LIST => Err(invalid("list: its elements are lists", u64::from(of), start)),
        token::ROOT if count > 0 => Err(invalid("type of the elements of a list", 0, start)),
        _ if of > token::COMPOUND => Err(bad_token(of, start)),
        _ => Ok((count, of)),
    }
}

/// Reads a list.
pub(super) fn take<'de, T: Decode<'de, Castle>>(
    input: &mut Reader<'_, 'de, Castle>,
) -> Result<Vec<T>, DecodeError> {
    let (count, of) = take_head(input)?;
    let start = input.offset();
    input.budget().enter(start)?;
    let items = match of {
        // A list without elements may have any type.
        _ if count == 0 => Vec::new(),
        token::COMPOUND => take_items(count, of, input)?,
        _ if of == T::TYPE => T::decode_vec(count, input)?,
        _ => take_items(count, of, input)?,
    };
    input.budget().leave();
    Ok(items)
}

fn take_items<'de, T: Decode<'de, Castle>>(
    count: usize,
    of: u8,
    input: &mut Reader<'_, 'de, Castle>,
) -> Result<Vec<T>, DecodeError> {
    input.charge(count, count.saturating_mul(size_of::<T>()))?;
    let mut items = Vec::with_capacity(count);
    for index in 0..count {
        items.push(input.element(index, |input| take_item(of, input))?);
    }
    Ok(items)
}

#[inline]
fn take_item<'de, T: Decode<'de, Castle>>(
    of: u8,
    input: &mut Reader<'_, 'de, Castle>,
) -> Result<T, DecodeError> {
    if of != token::COMPOUND {
        return T::decode_typed(of, input);
    }
    let end = take_len(input)?;
    let item = T::decode_typed(of, input)?;
    check_end(end, false, input)?;
    Ok(item)
}
