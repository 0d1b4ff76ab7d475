//! Lists that an element of their own, or a value behind them, ends: `end`.

use alloc::vec::Vec;
use core::marker::PhantomData;

use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, EncodeError, EncodeErrorKind},
    fields::{EncodeFields, items::EncodeItems},
    format::entry_points::Format,
    read::{Reader, ScanElement},
    value::{
        encode::Encode,
        list::{self, End},
        size::Layout,
    },
    write::Writer,
};

impl<F: Format> EncodeFields<'_, '_, F> {
    /// Checks that the last element of the field `index`, and no other, ends the list. `ends` is
    /// `None` where the arithmetic of the `condition` has no result.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] or [`EncodeErrorKind::Overflow`], with the element in the path.
    pub fn ends_with<T>(
        &self,
        index: usize,
        list: &[T],
        ends: impl Fn(&T) -> Option<bool>,
        condition: &'static str,
    ) -> Result<(), EncodeError> {
        let Some(final_number) = list.len().checked_sub(1) else {
            return Err(self.locate(index, invalid("list: no element ends it")));
        };
        for (number, item) in list.iter().enumerate() {
            let error = match ends(item) {
                Some(found) if found == (number == final_number) => continue,
                Some(true) => invalid("element: it ends the list, and others follow"),
                Some(false) => invalid("last element: it does not end the list"),
                None => EncodeError::new(EncodeErrorKind::Overflow { expression: condition }),
            };
            return Err(self.locate(index, error.at_index(number)));
        }
        Ok(())
    }

    /// Checks that no element of the field `index` is the value that ends the list.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`], with the element in the path.
    pub fn ends_before<T: Sentinel>(
        &self,
        index: usize,
        list: &[T],
        end: &T,
    ) -> Result<(), EncodeError> {
        match list.iter().position(|item| item == end) {
            None => Ok(()),
            Some(number) => {
                let error = invalid("element: it is the value that ends the list");
                Err(self.locate(index, error.at_index(number)))
            }
        }
    }
}

/// A list of `T` (a type or a codec) that ends by itself, as descriptions have it.
#[derive(Debug)]
pub struct Ended<T>(PhantomData<T>);

impl<F: Format, T: Layout<F>> Layout<F> for Ended<T> {
    fn shape() -> Shape {
        Shape::List { of: T::shape, frame: Frame::Elsewhere }
    }
}

/// What can be compared with the value that ends a list.
#[diagnostic::on_unimplemented(
    message = "`end` compares the elements with its value, and `{Self}` has no `PartialEq`",
    label = "cannot be compared",
    note = "derive `PartialEq` for it, or say which element is the last: `end = |item| condition`"
)]
pub trait Sentinel: PartialEq {}

#[diagnostic::do_not_recommend]
impl<T: PartialEq> Sentinel for T {}

/// A list that its last element ends. Only that one may have no bytes: readers would come back to
/// any other for ever.
#[derive(Clone, Copy, Debug)]
pub struct Linked<'v, L>(&'v L);

impl<'v, L> Linked<'v, L> {
    /// Takes a list.
    #[inline]
    pub const fn new(list: &'v L) -> Self {
        Self(list)
    }
}

impl<F: Format, L: EncodeItems<F>> EncodeItems<F> for Linked<'_, L> {
    #[inline]
    fn count(&self) -> usize {
        self.0.count()
    }

    #[inline]
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        // An element has no bytes only where all of them have none.
        if self.0.count() > 1 { self.0.encode_apart(out) } else { self.0.encode_items(out) }
    }
}

/// A list, and the value behind it that ends it.
#[derive(Clone, Copy, Debug)]
pub struct Closed<'v, L, T> {
    list: &'v L,
    end: &'v T,
}

impl<'v, L, T> Closed<'v, L, T> {
    /// Puts the two together.
    #[inline]
    pub const fn new(list: &'v L, end: &'v T) -> Self {
        Self { list, end }
    }
}

impl<F: Format, L: EncodeItems<F>, T: Encode<F>> EncodeItems<F> for Closed<'_, L, T> {
    #[inline]
    fn count(&self) -> usize {
        self.list.count().saturating_add(1)
    }

    #[inline]
    fn encode_items(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.list.encode_apart(out)?;
        self.end.encode(out)
    }
}

/// Reads elements up to and including the first that `ends` the list. `ends` is `None` where the
/// arithmetic of the `condition` has no result.
///
/// # Errors
///
/// What `read` returns, [`Overflow`](crate::DecodeErrorKind::Overflow), and
/// [`Invalid`](crate::DecodeErrorKind::Invalid) for an element of no bytes that would repeat for ever, with the index in the path.
#[inline]
pub fn end_at<'de, F: Format, T>(
    read: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ends: impl Fn(&T) -> Option<bool>,
    condition: &'static str,
    scan: ScanElement<F>,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    list::decode_until(input, read, &End { ends, condition, is_kept: true, scan })
}

/// Reads elements up to the value `end`, which is read and not kept.
///
/// # Errors
///
/// As [`end_at`].
#[inline]
pub fn end_before<'de, F: Format, T: Sentinel>(
    read: impl Fn(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    end: &T,
    scan: ScanElement<F>,
    input: &mut Reader<'_, 'de, F>,
) -> Result<Vec<T>, DecodeError> {
    let ends = |item: &T| Some(item == end);
    list::decode_until(input, read, &End { ends, condition: "", is_kept: false, scan })
}

/// Reads an element for [`end_at`], and says whether it ends the list: for streams.
///
/// # Errors
///
/// What `read` returns.
#[inline]
pub fn scan_at<'de, F: Format, T>(
    read: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ends: impl FnOnce(&T) -> Option<bool>,
    input: &mut Reader<'_, 'de, F>,
) -> Result<bool, DecodeError> {
    // What has no result ends the list too: the message is then decoded, and finds the error.
    Ok(ends(&read(input)?).unwrap_or(true))
}

/// Reads an element for [`end_before`], and says whether it ends the list: for streams.
///
/// # Errors
///
/// What `read` returns.
#[inline]
pub fn scan_before<'de, F: Format, T: Sentinel>(
    read: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    end: &T,
    input: &mut Reader<'_, 'de, F>,
) -> Result<bool, DecodeError> {
    Ok(read(input)? == *end)
}

#[cold]
fn invalid(what: &'static str) -> EncodeError {
    EncodeError::new(EncodeErrorKind::Invalid { what })
}
