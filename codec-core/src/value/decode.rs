//! The trait [`Decode`].

use alloc::vec::Vec;
use core::slice::ChunksExact;

use crate::{
    describe::shape::RecordShape,
    error::{DecodeError, DecodeErrorKind},
    format::entry_points::Format,
    io::{any_bits::AnyBits, reader::Reader},
    value::size::Layout,
};

/// A value that can be decoded from the wire format `F`.
///
/// `'de` is the lifetime of the input, for values that borrow from it.
///
/// ```
/// use codec_core::{BigEndian, Decode, DecodeError, Format, Layout, Reader, Shape, Size};
///
/// #[derive(Debug, PartialEq)]
/// struct Color {
///     red: u8,
///     green: u8,
///     blue: u8,
/// }
///
/// impl<F: Format> Layout<F> for Color {
///     const SIZE: Size = Size::fixed(3);
///
///     fn shape() -> Shape {
///         Shape::Named { name: "Color", of: || Shape::Unit }
///     }
/// }
///
/// impl<'de, F: Format> Decode<'de, F> for Color {
///     fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
///         let [blue, green, red] = input.array()?;
///         Ok(Self { red, green, blue })
///     }
/// }
///
/// let orange: Color = BigEndian::from_slice(&[0, 128, 255])?;
/// assert_eq!(orange, Color { red: 255, green: 128, blue: 0 });
/// # Ok::<(), DecodeError>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no representation in the wire format `{F}`",
    label = "has no representation in `{F}`",
    note = "a type of your own: add `#[derive(Wire)]` and `#[wire(format = {F})]` to it",
    note = "a type that others made: name a codec for it, `#[wire(as = Codec)]`; the docs of `{F}` list those it has",
    note = "an `Option`: say when it is there, with `bit`, `when`, `tail`, `since` or `until`, or with the codec `Maybe<u8>`"
)]
pub trait Decode<'de, F: Format>: Layout<F> + Sized {
    /// The bytes of the length in front of the value, if it has one of fixed width, for streams.
    #[doc(hidden)]
    const HEAD: Option<usize> = None;

    /// Reads the length in front of the value: the bytes that follow it.
    ///
    /// # Errors
    ///
    /// What the length finds wrong.
    #[doc(hidden)]
    #[inline]
    fn frame(input: &mut Reader<'_, 'de, F>) -> Result<usize, DecodeError> {
        Ok(input.rest().len())
    }

    /// Reads a value whose length was read, from a reader that covers as many bytes. The caller must
    /// reject bytes that are left over.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    #[doc(hidden)]
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call, which decides itself")]
    fn decode_framed(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode(input)
    }

    /// Reads a value.
    ///
    /// # Errors
    ///
    /// Fails if the bytes do not hold such a value; the error says where.
    fn decode(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError>;

    /// Reads a value that goes up to the end of `input`, which `len` has limited: a list then has
    /// no count. The caller must reject bytes that are left over.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "nothing but a call, which decides itself")]
    fn decode_bounded(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode(input)
    }

    /// Reads one element of a list. Types override it to share work between the elements.
    ///
    /// # Errors
    ///
    /// As [`decode`](Self::decode).
    #[inline]
    fn decode_element(input: &mut Reader<'_, 'de, F>) -> Result<Self, DecodeError> {
        Self::decode(input)
    }

    /// Reads a value behind the type number `tag`, in formats with typed values.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongType`] if the type has another number, and what
    /// [`decode`](Self::decode) returns.
    #[inline]
    fn decode_typed(
        tag: F::TypeNumber,
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<Self, DecodeError> {
        if tag != Self::TYPE {
            return Err(input.error(DecodeErrorKind::WrongType {
                expected: F::type_name(Self::TYPE),
                found: F::type_name(tag),
            }));
        }
        Self::decode(input)
    }

    /// The value of a field that is not on the wire, if the type has one: `None` for an `Option`.
    #[inline]
    #[must_use]
    fn absent() -> Option<Self> {
        None
    }

    /// Reads a value of a type in which every bit pattern is valid
    /// ([`Size::any_bits`](crate::Size::any_bits)).
    ///
    /// Lists and large fields use it: without a `Result` the value never overlaps an error, and the
    /// compiler moves it as a whole. `None` if the type can only be read by
    /// [`decode`](Self::decode), or if there are too few bytes.
    #[inline]
    #[must_use]
    fn from_any_bits(_bytes: &mut AnyBits<'_>) -> Option<Self> {
        None
    }

    /// [`from_any_bits`](Self::from_any_bits) for an array.
    #[inline]
    #[must_use]
    fn array_from_any_bits<const N: usize>(_bytes: &mut AnyBits<'_>) -> Option<[Self; N]> {
        None
    }

    /// Reads the `count` elements of a list.
    ///
    /// `count` is a claim of the input: what is allocated is limited by the bytes that are left.
    ///
    /// # Errors
    ///
    /// What [`decode`](Self::decode) returns, with the index in the path, and
    /// [`DecodeErrorKind::BudgetExceeded`].
    #[inline]
    fn decode_vec(count: usize, input: &mut Reader<'_, 'de, F>) -> Result<Vec<Self>, DecodeError> {
        list(count, input)
    }

    /// Reads an array.
    ///
    /// # Errors
    ///
    /// As [`decode_vec`](Self::decode_vec).
    #[inline]
    fn decode_array<const N: usize>(
        input: &mut Reader<'_, 'de, F>,
    ) -> Result<[Self; N], DecodeError> {
        array(Self::decode_vec(N, input)?, input)
    }
}

/// Turns `items`, of which there are `N`, into an array.
#[inline]
pub(crate) fn array<F: Format, T, const N: usize>(
    items: Vec<T>,
    input: &Reader<'_, '_, F>,
) -> Result<[T; N], DecodeError> {
    <[T; N]>::try_from(items).map_err(|items| {
        let value = u64::try_from(items.len()).unwrap_or(u64::MAX);
        input.error(DecodeErrorKind::Invalid { what: "array length", value })
    })
}

/// The memory that each element of a list is charged. One that has no bytes on the wire is never
/// free: a count alone could otherwise ask for any number of them.
pub(crate) const fn memory_of<F: Format, T: Layout<F>>() -> usize {
    if T::SIZE.min == 0 && size_of::<T>() < 16 { 16 } else { size_of::<T>() }
}

/// Reads `count` elements.
#[inline]
pub(crate) fn list<'de, F: Format, T: Decode<'de, F>>(
    count: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    let left = input.rest().len();
    let fits = count.checked_mul(T::SIZE.min).is_some_and(|least| least <= left);
    if fits {
        input.charge(count, count.saturating_mul(const { memory_of::<F, T>() }))?;
    }
    if let Some(len @ 1..) = T::SIZE.fixed {
        if fits {
            return fixed_list(len, count, input);
        }
        let missing = count.saturating_sub(1).saturating_sub(left.checked_div(len).unwrap_or(0));
        let error = input.short_list(T::shape, len).followed_by(missing.saturating_mul(len));
        if input.has_notes() {
            // Notes the elements before the end.
            let _ = (0..count).try_for_each(|at| input.element(at, T::decode_element).map(|_| ()));
        }
        return Err(error);
    }
    if let (true, Some(record), Some(len @ 1..)) =
        (F::OFFSETS && !input.has_notes(), T::RECORD, T::SIZE.in_place)
        && T::SIZE.min == len
    {
        return in_place_list(record.shape, len, count, fits, input);
    }
    // The memory is paid for, so all of it is allocated at once.
    let mut items = Vec::with_capacity(if fits { count } else { 0 });
    input.local(move |input| {
        for index in 0..count {
            input.enter_index(index);
            let item = T::decode_element(input);
            input.leave_variant(&item);
            match item {
                Ok(item) if fits => items.push(item),
                // A list that claims too much is read only to find where it ends. It shares this
                // loop with valid lists, so that `decode_element` has one caller and is inlined.
                Ok(_) => {}
                Err(error) => return Err(at_element(error, index, count, T::SIZE.min)),
            }
        }
        if fits { Ok(items) } else { Err(wrong_count(count, input.offset())) }
    })
}

/// Reads `count` elements of `len` bytes; the caller has checked that the input holds them.
#[inline]
fn fixed_list<'de, F: Format, T: Decode<'de, F>>(
    len: usize,
    count: usize,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    let mut end = input.offset();
    // `Size::min` equals `len` here, so the product is at most `left`.
    let all = input.take(count.saturating_mul(len))?;
    if T::SIZE.any_bits
        && !input.has_notes()
        && let Some(items) = any_bits_list(all)
    {
        return Ok(items);
    }
    let mut items = Vec::with_capacity(count);
    for chunk in all.chunks_exact(len) {
        end = end.wrapping_add(len);
        let mut part = input.over(chunk, end);
        part.enter_index(items.len());
        match T::decode(&mut part) {
            Ok(item) => {
                part.leave();
                items.push(item);
            }
            Err(error) => return Err(error.at_index(items.len())),
        }
    }
    Ok(items)
}

/// Reads `count` structs that have `len` bytes in place and data elsewhere. One bounds check covers what
/// is in place of all of them, 12 instructions less for each (`at` decode).
#[inline]
fn in_place_list<'de, F: Format, T: Decode<'de, F>>(
    shape: &'static RecordShape,
    len: usize,
    count: usize,
    fits: bool,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    let start = input.offset();
    // Of a list that claims too much, the structs that are there are read: one may be wrong.
    let whole = if fits { count } else { input.rest().len().checked_div(len).unwrap_or(0) };
    // The memory is paid for, so all of it is allocated at once.
    let mut items = Vec::with_capacity(if fits { count } else { 0 });
    let chunks = input.take(whole.saturating_mul(len))?.chunks_exact(len);
    for (chunk, index) in chunks.zip(0..whole) {
        let end = index.wrapping_add(1).wrapping_mul(len).wrapping_add(start);
        match T::decode_element(&mut input.over(chunk, end)) {
            // A list that claims too much has no room; `push` then need not compare again.
            Ok(item) => {
                if items.len() < items.capacity() {
                    items.push(item);
                }
            }
            Err(error) => return Err(at_element(error, index, count, len)),
        }
    }
    if fits { Ok(items) } else { Err(at_element(input.short_in_place(shape), whole, count, len)) }
}

/// Reads elements of fixed length in which every bit pattern is valid: a loop that only copies.
/// `None` if the type cannot be read this way.
// Kept out of line: inlining it makes the caller spill registers.
#[inline(never)]
fn any_bits_list<'de, F: Format, T: Decode<'de, F>>(bytes: &[u8]) -> Option<Vec<T>> {
    let len = T::SIZE.fixed?;
    let count = bytes.len().checked_div(len)?;
    let mut items = Vec::with_capacity(count);
    let next =
        |chunks: &mut ChunksExact<'_, u8>| T::from_any_bits(&mut AnyBits::new(chunks.next()?));
    // Unrolled by four: for elements of a few stores, the loop itself is much of the cost.
    let mut fours = bytes.chunks_exact(len.checked_mul(4)?);
    for four in fours.by_ref() {
        let mut chunks = four.chunks_exact(len);
        // Grows before the values are read, so that none must be saved across the call.
        if items.capacity().wrapping_sub(items.len()) < 4 {
            return None;
        }
        // Spelled out: `array::map` is left as a call where a program is compiled in several
        // parts, and each element then goes through memory (B decode, 15 times the steps).
        let a = next(&mut chunks);
        let b = next(&mut chunks);
        let c = next(&mut chunks);
        let d = next(&mut chunks);
        items.extend([a?, b?, c?, d?]);
    }
    let mut others = fours.remainder().chunks_exact(len);
    while others.len() > 0 {
        items.push(next(&mut others)?);
    }
    Some(items)
}

/// The error of one of `count` elements, of which the others are at least `min` bytes long.
#[cold]
#[inline(never)]
fn at_element(error: DecodeError, index: usize, count: usize, min: usize) -> DecodeError {
    let behind = count.saturating_sub(index).saturating_sub(1);
    error.at_index(index).followed_by(behind.saturating_mul(min))
}

/// A `MIN_LEN` that promises too much: the type is wrong, not the input.
#[cold]
fn wrong_count(count: usize, offset: usize) -> DecodeError {
    let value = u64::try_from(count).unwrap_or(u64::MAX);
    DecodeError::new(DecodeErrorKind::Invalid { what: "count", value }, offset)
}
