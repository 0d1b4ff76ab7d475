//! Lists that an element of their own, or a value behind them, ends: `end`.

use alloc::{sync::Arc, vec::Vec};
use core::{fmt, marker::PhantomData};

use crate::{
    describe::shape::{Frame, Shape},
    error::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind, until::Scan},
    fields::{EncodeFields, items::EncodeItems},
    format::{entry_points::Format, options::Options},
    io::{
        probe::Probe,
        reader::{DecodeContext, Reader},
        sink::Sink,
        writer::Writer,
    },
    value::{encode::Encode, size::Layout},
};

impl<F: Format, S: Sink> EncodeFields<'_, '_, F, S> {
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
    fn encode_items<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
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
    fn encode_items<S: Sink>(&self, out: &mut Writer<'_, F, S>) -> Result<(), EncodeError> {
        self.list.encode_apart(out)?;
        self.end.encode(out)
    }
}

/// Reads one element and says whether it ends its list, for streams: it knows nothing of the message
/// but its bytes and the options. `None` where that is not enough, or where it differs from message
/// to message.
pub(crate) type ScanElement<F> = Option<fn(&mut Reader<'_, '_, F>) -> Result<bool, DecodeError>>;

/// Reads elements up to and including the first that `ends` the list. `ends` is `None` where the
/// arithmetic of the `condition` has no result.
///
/// # Errors
///
/// What `read` returns, [`DecodeErrorKind::Overflow`], and [`DecodeErrorKind::Invalid`] for an
/// element of no bytes that would repeat for ever, with the index in the path.
pub fn end_at<'de, F: Format, T, P: Probe>(
    read: impl Fn(&mut Reader<'_, 'de, F, P>) -> Result<T, DecodeError>,
    ends: impl Fn(&T) -> Option<bool>,
    condition: &'static str,
    scan: ScanElement<F>,
    input: &mut Reader<'_, 'de, F, P>,
) -> Result<Vec<T>, DecodeError> {
    let mut items = Vec::new();
    let first = input.offset();
    loop {
        let start = input.offset();
        let item = match input.element(items.len(), &read) {
            Ok(item) => item,
            Err(error) => return Err(scanned(error, start, scan, input)),
        };
        let Some(last) = ends(&item) else {
            let kind = DecodeErrorKind::Overflow { expression: condition };
            return Err(DecodeError::new(kind, start).at_index(items.len()));
        };
        if !last && input.offset() == start {
            return Err(endless(start).at_index(items.len()));
        }
        input.push(&mut items, item, first)?;
        if last {
            return Ok(items);
        }
    }
}

/// Reads elements up to the value `end`, which is read and not kept.
///
/// # Errors
///
/// As [`end_at`].
pub fn end_before<'de, F: Format, T: Sentinel, P: Probe>(
    read: impl Fn(&mut Reader<'_, 'de, F, P>) -> Result<T, DecodeError>,
    end: &T,
    scan: ScanElement<F>,
    input: &mut Reader<'_, 'de, F, P>,
) -> Result<Vec<T>, DecodeError> {
    let mut items = Vec::new();
    let first = input.offset();
    loop {
        let start = input.offset();
        let item = match input.element(items.len(), &read) {
            Ok(item) => item,
            Err(error) => return Err(scanned(error, start, scan, input)),
        };
        if item == *end {
            return Ok(items);
        }
        if input.offset() == start {
            return Err(endless(start).at_index(items.len()));
        }
        input.push(&mut items, item, first)?;
    }
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

/// The error of the element at `start`, with which a stream can go on there.
#[cold]
#[inline(never)]
fn scanned<F: Format, P: Probe>(
    error: DecodeError,
    start: usize,
    scan: ScanElement<F>,
    input: &Reader<'_, '_, F, P>,
) -> DecodeError {
    match scan {
        // What a format keeps while it decodes is not known when a stream goes on.
        Some(scan) if size_of::<F::DecodeState<'static>>() == 0 && error.is_incomplete() => {
            error.up_to_element(start, Arc::new(Elements { options: input.all_options(), scan }))
        }
        _ => error,
    }
}

/// The elements of a list, for streams.
struct Elements<F: Format> {
    options: Options<F>,
    scan: fn(&mut Reader<'_, '_, F>) -> Result<bool, DecodeError>,
}

impl<F: Format> fmt::Debug for Elements<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Elements").field("options", &self.options).finish_non_exhaustive()
    }
}

impl<F: Format> Scan for Elements<F> {
    fn pass(&self, message: &[u8], from: &mut usize) -> Option<DecodeError> {
        let mut cx = DecodeContext::new(message, None, &self.options);
        let mut input = Reader::new(&mut cx);
        input.skip(*from);
        loop {
            match (self.scan)(&mut input) {
                Ok(false) if input.offset() > *from => *from = input.offset(),
                Err(error) if error.is_incomplete() => return Some(error),
                _ => return None,
            }
        }
    }
}

#[cold]
fn invalid(what: &'static str) -> EncodeError {
    EncodeError::new(EncodeErrorKind::Invalid { what })
}

/// The error for an element of no bytes that does not end its list.
#[cold]
fn endless(start: usize) -> DecodeError {
    let what = "element of no bytes: it does not end the list";
    DecodeError::new(DecodeErrorKind::Invalid { what, value: 0 }, start)
}
