//! The only loops over lists, and `Vec<T>`: the format's count, then the values.
//!
//! `each` reads one element: as it is, with a codec, or with values from the struct around it. `L`
//! describes the bytes of an element.

#![allow(clippy::inline_always, reason = "a few steps, which a message around them folds")]

use alloc::vec::Vec;

use crate::{
    codec::prefix::{Prefix, list_size},
    describe::shape::{Counts, Shape},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind},
    fields::items::DecodeItems,
    format::{entry_points::Format, packed::Packed},
    read::{Reader, ScanElement},
    value::{
        decode::Decode,
        encode::Encode,
        size::{Layout, Size},
    },
    write::Writer,
};

#[diagnostic::do_not_recommend]
impl<F: Packed, T: Layout<F>> Layout<F> for Vec<T> {
    const SIZE: Size = list_size::<F, F::Count>();

    fn shape() -> Shape {
        Shape::List { of: T::shape, frame: <F::Count as Prefix<F>>::frame(Counts::Elements) }
    }
}

#[diagnostic::do_not_recommend]
impl<F: Packed, T: Encode<F>> Encode<F> for Vec<T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        <F::Count as Prefix<F>>::encode_count(self.len(), out)?;
        out.values(self)
    }

    #[inline]
    fn encode_bounded(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        encode_apart(T::SIZE, self.iter(), out, T::encode)
    }

    #[inline]
    fn extra(&self, levels: usize) -> usize {
        extra(T::SIZE, self, levels, T::extra)
    }
}

#[diagnostic::do_not_recommend]
impl<'de, F: Packed, T: Decode<'de, F>> Decode<'de, F> for Vec<T> {
    #[inline(always)]
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        let count = <F::Count as Prefix<F>>::decode_count(input)?;
        T::decode_vec(count, input)
    }

    #[inline]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode_rest(input)
    }
}

/// Writes `items`, of each of which `size` is known.
///
/// # Errors
///
/// What `write` returns, with the index in the path.
#[inline]
pub(crate) fn encode<F: Format, T>(
    size: Size,
    items: impl ExactSizeIterator<Item = T>,
    out: &mut Writer<'_, F>,
    write: impl Fn(T, &mut Writer<'_, F>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    if let Some(len @ 1..) = size.fixed {
        return out.parts(len, items, write);
    }
    // Only values of no fixed length can contain themselves.
    out.check_stack()?;
    for (index, item) in items.enumerate() {
        if let Err(error) = write(item, out) {
            return Err(error.at_index(index));
        }
    }
    Ok(())
}

/// About how many bytes `items` have, of each of which `size` is known, and `each` tells how much
/// longer it is: see [`Encode::extra`].
#[inline]
pub(crate) fn extra<T>(
    size: Size,
    items: &[T],
    levels: usize,
    each: impl Fn(&T, usize) -> usize,
) -> usize {
    let least = items.len().saturating_mul(size.min);
    match levels.checked_sub(1) {
        Some(levels) if size.fixed.is_none() => {
            items.iter().fold(least, |sum, item| sum.saturating_add(each(item, levels)))
        }
        _ => least,
    }
}

/// [`encode`] for a list whose end readers find by its bytes: no element may have none.
///
/// # Errors
///
/// As [`encode`], and [`EncodeErrorKind::Invalid`].
#[inline]
pub(crate) fn encode_apart<F: Format, T>(
    size: Size,
    items: impl ExactSizeIterator<Item = T>,
    out: &mut Writer<'_, F>,
    write: impl Fn(T, &mut Writer<'_, F>) -> Result<(), EncodeError>,
) -> Result<(), EncodeError> {
    if size.min > 0 || !F::INLINE {
        return encode(size, items, out, write);
    }
    encode(Size::UNKNOWN, items, out, |item, out| {
        let start = out.mark();
        write(item, out)?;
        if out.since(start) == 0 { Err(no_bytes()) } else { Ok(()) }
    })
}

#[cold]
fn no_bytes() -> EncodeError {
    let what = "element of no bytes: readers find the end of the list by its bytes";
    EncodeError::new(EncodeErrorKind::Invalid { what })
}

/// Reads `count` elements as they are.
///
/// # Errors
///
/// As [`decode`].
#[inline]
pub(crate) fn decode_own<'de, F: Format, T: Decode<'de, F>>(
    count: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    decode_by::<F, T, T>(count, input, infallible::<F, T>, T::decode_element)
}

/// Reads elements in which no bytes can be wrong; `None` if the type is not so.
#[inline(never)]
fn infallible<'de, F: Format, T: Decode<'de, F>>(bytes: &[u8]) -> Option<Vec<T>> {
    let len = T::SIZE.fixed?;
    T::from_front(&mut bytes.get(..len)?)?;
    let count = bytes.len().checked_div(len)?;
    let mut items = Vec::with_capacity(count);
    // Four at a time: with elements of a few stores, the loop is much of the cost (B decode).
    let mut fours = bytes.chunks_exact(len.checked_mul(4)?);
    for mut four in fours.by_ref() {
        // Grows before the values are read, so that none must be saved across the call.
        if items.capacity().wrapping_sub(items.len()) < 4 {
            return None;
        }
        let mut next = || T::from_front(&mut four);
        items.extend([next()?, next()?, next()?, next()?]);
    }
    for mut one in fours.remainder().chunks_exact(len) {
        items.push(T::from_front(&mut one)?);
    }
    Some(items)
}

/// Reads `count` elements.
///
/// `count` is a claim of the input: what is allocated is limited by the bytes that are left.
///
/// # Errors
///
/// What `each` returns, with the index in the path, and
/// [`BudgetExceeded`](DecodeErrorKind::BudgetExceeded).
#[inline]
pub(crate) fn decode<'de, F: Format, L: Layout<F>, T>(
    count: usize,
    input: &mut Reader<'_, 'de, F>,
    each: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<Vec<T>, DecodeError> {
    decode_by::<F, L, T>(count, input, |_| None, each)
}

/// [`decode`], but elements of a fixed length with `at_once` where it can read them.
#[inline]
fn decode_by<'de, F: Format, L: Layout<F>, T>(
    count: usize,
    input: &mut Reader<'_, 'de, F>,
    at_once: impl Fn(&[u8]) -> Option<Vec<T>>,
    each: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<Vec<T>, DecodeError> {
    let least = count.checked_mul(L::SIZE.min);
    let fits = least.is_some_and(|least| least <= input.rest().len());
    if fits {
        input.charge(count, count.saturating_mul(const { memory_of::<F, L, T>() }))?;
    }
    if !fits || input.has_notes() {
        return input.local(|input| one_by_one::<F, L, T>(count, fits, input, &each));
    }
    if let Some(len @ 1..) = L::SIZE.fixed {
        return exact(len, count, input, at_once, each);
    }
    // The memory is paid for, so all of it is allocated at once.
    let mut items = Vec::with_capacity(count);
    input.local(move |input| {
        for index in 0..count {
            match each(input) {
                Ok(item) => items.push(item),
                Err(error) => return Err(at_element(error, index, count, L::SIZE.min)),
            }
        }
        Ok(items)
    })
}

/// Gives each element a reader of exactly its `len` bytes, so that the compiler drops the bounds
/// checks. The caller has checked that the input holds all of them.
#[inline]
fn exact<'de, F: Format, T>(
    len: usize,
    count: usize,
    input: &mut Reader<'_, 'de, F>,
    at_once: impl Fn(&[u8]) -> Option<Vec<T>>,
    each: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<Vec<T>, DecodeError> {
    let mut end = input.offset();
    let bytes = input.take(count.saturating_mul(len))?;
    if let Some(items) = at_once(bytes) {
        return Ok(items);
    }
    let mut items = Vec::with_capacity(count);
    for chunk in bytes.chunks_exact(len) {
        end = end.wrapping_add(len);
        // There is room for all. Saying so keeps the code that grows a list out of the loop: 18 instead of
        // 23 steps for a record of 32 bytes.
        if items.len() == items.capacity() {
            break;
        }
        match each(&mut input.over(chunk, end)) {
            Ok(item) => items.push(item),
            Err(error) => return Err(error.at_index(items.len())),
        }
    }
    Ok(items)
}

/// Reads the elements of a list of which notes are taken, or which claims more elements than the
/// input can hold: those that are there may be wrong, and tell in which of them it ends.
#[cold]
#[inline(never)]
fn one_by_one<'de, F: Format, L: Layout<F>, T>(
    count: usize,
    fits: bool,
    input: &mut Reader<'_, 'de, F>,
    each: &impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<Vec<T>, DecodeError> {
    let short = match L::SIZE.fixed {
        Some(len @ 1..) if !fits => Some(input.short_list(L::shape, len, count)),
        _ => None,
    };
    if let (Some(error), false) = (&short, input.has_notes()) {
        return Err(error.clone());
    }
    let mut items = Vec::with_capacity(if fits { count } else { 0 });
    for index in 0..count {
        input.enter_index(index);
        match each(input) {
            Ok(item) => {
                input.leave();
                if fits {
                    items.push(item);
                }
            }
            Err(error) => {
                let found = short.unwrap_or_else(|| at_element(error, index, count, L::SIZE.min));
                return Err(found);
            }
        }
    }
    if fits {
        return Ok(items);
    }
    // The type promises more bytes than its values have.
    let value = u64::try_from(count).unwrap_or(u64::MAX);
    Err(input.error(DecodeErrorKind::Invalid { what: "count", value }))
}

/// Reads an array.
///
/// # Errors
///
/// As [`decode`].
#[inline]
pub(crate) fn decode_array<'de, F: Format, L: Layout<F>, T, const N: usize>(
    input: &mut Reader<'_, 'de, F>,
    each: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<[T; N], DecodeError> {
    <[T; N]>::try_from(decode::<F, L, T>(N, input, each)?).map_err(|items| {
        let value = u64::try_from(items.len()).unwrap_or(u64::MAX);
        input.error(DecodeErrorKind::Invalid { what: "array length", value })
    })
}

/// Reads elements until nothing is left.
///
/// # Errors
///
/// As [`decode`].
#[inline]
pub(crate) fn decode_rest<'de, F: Format, L: Layout<F>, T>(
    input: &mut Reader<'_, 'de, F>,
    each: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
) -> Result<Vec<T>, DecodeError> {
    if let Some(len @ 1..) = L::SIZE.fixed {
        // One more than fits, if there is a part of one: the error says what it lacks.
        return decode::<F, L, T>(input.rest().len().div_ceil(len), input, each);
    }
    let mut items = Vec::new();
    let start = input.offset();
    while !input.rest().is_empty() {
        let before = input.offset();
        let item = input.element(items.len(), |input| each(input))?;
        input.push(&mut items, item, start)?;
        if input.offset() == before {
            // Elements of zero length would never reach the end.
            input.finish()?;
        }
    }
    Ok(items)
}

/// How a list ends: by its last element, or by a value behind it that is not kept.
pub(crate) struct End<F: Format, E> {
    /// Whether an element ends the list; `None` where the arithmetic of the condition has no result.
    pub(crate) ends: E,
    /// The condition, for error texts.
    pub(crate) condition: &'static str,
    pub(crate) is_kept: bool,
    /// How the list goes on in a message that comes in pieces.
    pub(crate) scan: ScanElement<F>,
}

/// Reads elements up to and including the first that ends the list.
///
/// # Errors
///
/// What `each` returns, [`DecodeErrorKind::Overflow`], and [`DecodeErrorKind::Invalid`] for an
/// element of no bytes that would repeat for ever, with the index in the path.
#[inline]
pub(crate) fn decode_until<'de, F: Format, T>(
    input: &mut Reader<'_, 'de, F>,
    each: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    end: &End<F, impl Fn(&T) -> Option<bool>>,
) -> Result<Vec<T>, DecodeError> {
    let (mut items, first) = (Vec::new(), input.offset());
    let mut place = input.open_list();
    loop {
        let (start, index) = (input.offset(), items.len());
        input.open_element(&mut place);
        let item = match input.element(index, |input| each(input)) {
            Ok(item) => item,
            Err(error) => {
                input.cut_list(place.as_ref(), end.scan, error)?;
                continue;
            }
        };
        match (end.ends)(&item) {
            Some(true) => {
                input.close_list(place)?;
                if end.is_kept {
                    input.push(&mut items, item, first)?;
                }
                return Ok(items);
            }
            Some(false) if input.offset() == start => {
                let what = "element of no bytes: it does not end the list";
                let kind = DecodeErrorKind::Invalid { what, value: 0 };
                return Err(DecodeError::new(kind, start).at_index(index));
            }
            Some(false) => input.push(&mut items, item, first)?,
            None => {
                let kind = DecodeErrorKind::Overflow { expression: end.condition };
                return Err(DecodeError::new(kind, start).at_index(index));
            }
        }
    }
}

/// The memory that each element of a list is charged. One that has no bytes on the wire is never
/// free: a count alone could otherwise ask for any number of them.
const fn memory_of<F: Format, L: Layout<F>, T>() -> usize {
    if L::SIZE.min == 0 && size_of::<T>() < 16 { 16 } else { size_of::<T>() }
}

/// The error of one of `count` elements, of which the others are at least `min` bytes long.
#[cold]
#[inline(never)]
fn at_element(error: DecodeError, index: usize, count: usize, min: usize) -> DecodeError {
    let behind = count.saturating_sub(index).saturating_sub(1);
    error.at_index(index).followed_by(behind.saturating_mul(min))
}
