//! The fields of one struct while it is encoded.

#![allow(clippy::inline_always, reason = "what is known of a field folds where it is inlined")]

use crate::{
    codec::EncodeAs,
    describe::shape::{RecordShape, Shape},
    error::{EncodeError, EncodeErrorKind},
    fields::{
        bits::Counter,
        items::{EncodeItems, Items},
        record::Record,
    },
    format::entry_points::Format,
    message::{Payload, Switch},
    value::{encode::Encode, size::Layout},
    write::{Part, Room, Writer, to_count},
};

/// The fields of one struct while it is encoded.
#[derive(Debug)]
pub struct EncodeFields<'o, 'a, F: Format> {
    /// Where the bytes go.
    pub out: &'o mut Writer<'a, F>,
    /// The struct.
    pub record: &'static Record<F>,
    /// What the format keeps.
    pub state: F::EncodeRecord,
}

impl<'o, 'a, F: Format> EncodeFields<'o, 'a, F> {
    /// Starts on the fields of `record`.
    #[inline]
    pub fn new(out: &'o mut Writer<'a, F>, record: &'static Record<F>) -> Self {
        Self { out, record, state: Default::default() }
    }

    /// Writes the field `index`.
    ///
    /// # Errors
    ///
    /// What the value's [`Encode::encode`] returns, with the field in the path.
    #[inline(always)]
    pub fn field<T: Encode<F> + ?Sized>(
        &mut self,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        // No closure: it would be compiled in the object file of this module, for each type.
        match F::encode_field(self, index, value) {
            Ok(()) => Ok(()),
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// Writes the field `index` if there is a value.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn optional<T: Encode<F>>(
        &mut self,
        index: usize,
        value: Option<&T>,
    ) -> Result<(), EncodeError> {
        match value {
            Some(value) => self.field(index, value),
            None => Ok(()),
        }
    }

    /// Writes the field `index`, which is there if and only if `wanted`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Presence`] if that does not hold, and as [`field`](Self::field).
    #[inline]
    pub fn when<T: Encode<F>>(
        &mut self,
        index: usize,
        wanted: bool,
        value: Option<&T>,
    ) -> Result<(), EncodeError> {
        match value {
            Some(value) if wanted => self.field(index, value),
            None if !wanted => Ok(()),
            _ => Err(self.locate(index, EncodeError::new(EncodeErrorKind::Presence { wanted }))),
        }
    }

    /// Writes the elements of the field `index`, which another field counts.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn items<T: EncodeItems<F>>(&mut self, index: usize, value: &T) -> Result<(), EncodeError> {
        self.field(index, &Items::<F, &T>::new(value))
    }

    /// Writes the elements of the field `index`, whose end readers find by its bytes.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field), and [`EncodeErrorKind::Invalid`] for an element of no bytes.
    #[inline]
    pub fn apart<T: EncodeItems<F>>(&mut self, index: usize, value: &T) -> Result<(), EncodeError> {
        self.field(index, &Items::<F, &T, true>::new(value))
    }

    /// Writes the field `index`, an enum whose tag is another field.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn payload<'de, T: Switch<'de, F>>(
        &mut self,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        self.field(index, &Payload::new(value))
    }

    /// The number of elements of the field `index`, as the type of the field that counts them.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`] if the number does not fit in the type.
    #[inline(always)]
    pub fn count<N: Counter + TryFrom<usize>>(
        &self,
        index: usize,
        count: usize,
    ) -> Result<N, EncodeError> {
        to_count(count, N::MAX_COUNT).map_err(|error| self.locate(index, error))
    }

    /// Checks the number of elements of the field `index` against the count in other fields.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CountMismatch`].
    #[inline]
    pub fn count_is<N: TryInto<usize>>(
        &mut self,
        index: usize,
        expected: N,
        len: usize,
    ) -> Result<(), EncodeError> {
        let expected = expected.try_into().unwrap_or(usize::MAX);
        if expected == len {
            return Ok(());
        }
        let number = |n| u64::try_from(n).unwrap_or(u64::MAX);
        let kind = EncodeErrorKind::CountMismatch { expected: number(expected), len: number(len) };
        self.doubt(index, kind)
    }

    /// Leaves room for a number that later fields determine.
    #[inline]
    pub fn open<N, C>(&mut self) -> Room
    where
        N: Counter + TryFrom<usize>,
        C: EncodeAs<F, N>,
    {
        self.out.open_room(C::SIZE.fixed)
    }

    /// Fills the room of [`open`](Self::open) with the length that [`measured`](Self::measured)
    /// found, or with 0 if no field with this length is present.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`] if the number cannot hold it, with the measured field in the
    /// path.
    #[inline(always)]
    pub fn close<N, C>(&mut self, place: Room, len: Measured) -> Result<N, EncodeError>
    where
        N: Counter + TryFrom<usize>,
        C: EncodeAs<F, N>,
    {
        let Some((index, len)) = len else {
            self.out.close_room(place, |out| write_number::<F, N, C>(0, out))?;
            return Ok(N::ZERO);
        };
        let number = self.count(index, len)?;
        self.out
            .close_room(place, |out| write_number::<F, N, C>(len, out))
            .map_err(|error| self.locate(index, error))?;
        Ok(number)
    }

    /// [`close`](Self::close) for a number that the struct keeps. It is written as it is if no
    /// field with this length is present.
    ///
    /// # Errors
    ///
    /// As [`close`](Self::close).
    #[inline(always)]
    pub fn close_or<N, C>(&mut self, place: Room, len: Measured, kept: N) -> Result<N, EncodeError>
    where
        N: Counter + TryFrom<usize> + TryInto<usize>,
        C: EncodeAs<F, N>,
    {
        match kept.try_into() {
            Ok(number) if len.is_none() => {
                self.out.close_room(place, |out| write_number::<F, N, C>(number, out))?;
                Ok(kept)
            }
            _ => self.close::<N, C>(place, len),
        }
    }

    /// The length of fields if the field that holds their length is not on the wire: readers then
    /// use `default`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CountMismatch`] if the fields have another length.
    #[inline]
    pub fn default_len<N>(&mut self, default: N, len: Measured) -> Result<N, EncodeError>
    where
        N: Copy + TryInto<usize>,
    {
        if let Some((index, len)) = len {
            self.count_is(index, default, len)?;
        }
        Ok(default)
    }

    /// The value that the field `index` requires from the struct around it.
    ///
    /// # Errors
    ///
    /// What `Asks::asks` returned, with the field in the path.
    #[inline]
    pub fn asked<N>(&self, index: usize, value: Result<N, EncodeError>) -> Result<N, EncodeError> {
        value.map_err(|error| self.locate(index, error))
    }

    /// Where the next byte goes, to measure a field by.
    #[inline]
    #[must_use]
    pub fn start(&self) -> usize {
        self.out.mark()
    }

    /// The place of the next byte, which bytes may depend on: see [`Writer::position`].
    #[inline]
    pub fn here(&mut self) -> usize {
        self.out.position()
    }

    /// The number of bytes since `start`.
    #[inline]
    #[must_use]
    pub fn since(&self, start: usize) -> usize {
        self.out.since(start)
    }

    /// Begins a field with a length.
    #[inline]
    pub fn begin_part(&mut self) -> Part {
        self.out.begin_part()
    }

    /// Ends the field `index`, which has a length.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`] if bytes follow a value in it that readers take up to the end.
    #[inline]
    pub fn end_part(&mut self, index: usize, outer: Part) -> Result<(), EncodeError> {
        self.out.end_part(outer).map_err(|error| self.locate(index, error))
    }

    /// Records that the field `index` took the bytes since `start`. Fields that share a length must
    /// be equally long.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CountMismatch`].
    #[inline(always)]
    pub fn measured(
        &mut self,
        index: usize,
        start: usize,
        len: &mut Measured,
    ) -> Result<(), EncodeError> {
        let found = self.since(start);
        match *len {
            None => *len = Some((index, found)),
            Some((_, expected)) => self.count_is(index, expected, found)?,
        }
        Ok(())
    }

    /// Writes the field `index`, whose end another field determines: a list without its count.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn bounded<T: Encode<F>>(&mut self, index: usize, value: &T) -> Result<(), EncodeError> {
        self.field(index, &Bounded(value))
    }

    /// Checks that the value of another field selects the variant of the field `index`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Invalid`].
    #[inline]
    pub fn selects<N: PartialEq>(
        &self,
        index: usize,
        tag: &N,
        wanted: &N,
    ) -> Result<(), EncodeError> {
        if tag == wanted {
            return Ok(());
        }
        let what = "variant: the field that selects it says another one";
        Err(self.locate(index, EncodeError::new(EncodeErrorKind::Invalid { what })))
    }

    /// Checks that the field `index` is there if and only if it is wanted.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Presence`].
    #[inline]
    pub fn present(&mut self, index: usize, wanted: bool, is: bool) -> Result<(), EncodeError> {
        if wanted == is {
            return Ok(());
        }
        self.doubt(index, EncodeErrorKind::Presence { wanted })
    }

    /// Checks a condition on the field `index`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CheckFailed`].
    #[inline]
    pub fn check(
        &mut self,
        index: usize,
        ok: bool,
        condition: &'static str,
    ) -> Result<(), EncodeError> {
        if ok {
            return Ok(());
        }
        self.doubt(index, EncodeErrorKind::CheckFailed { condition })
    }

    /// Writes zero bytes until the position is a multiple of `to`.
    #[inline]
    pub fn align(&mut self, to: usize) {
        self.out.align(to);
    }

    /// Writes `count` zero bytes.
    #[inline]
    pub fn pad(&mut self, count: usize) {
        self.out.zeros(count);
    }

    /// Whether the version to encode for is in the range.
    #[inline]
    #[must_use]
    pub fn version_in(&self, since: u32, until: u32) -> bool {
        (since..=until).contains(&self.out.version())
    }

    /// Fails, unless what is wrong may follow from a guess where something lies: see
    /// [`Writer::doubt`].
    #[inline]
    pub(super) fn doubt(&mut self, index: usize, kind: EncodeErrorKind) -> Result<(), EncodeError> {
        let error = self.locate(index, EncodeError::new(kind));
        self.out.doubt(error)
    }

    #[inline]
    pub(super) fn locate(&self, index: usize, error: EncodeError) -> EncodeError {
        locate_encode(self.record.shape, index, error)
    }
}

/// A length that is known, with the index of the field that has this length.
pub type Measured = Option<(usize, usize)>;

/// Writes a number that counts something.
#[inline]
fn write_number<F: Format, N: Counter + TryFrom<usize>, C: EncodeAs<F, N>>(
    number: usize,
    out: &mut Writer<'_, F>,
) -> Result<(), EncodeError> {
    C::encode_as(&to_count(number, N::MAX_COUNT)?, out)
}

/// A value whose end something else determines.
struct Bounded<'v, T>(&'v T);

impl<F: Format, T: Layout<F>> Layout<F> for Bounded<'_, T> {
    fn shape() -> Shape {
        T::shape()
    }
}

impl<F: Format, T: Encode<F>> Encode<F> for Bounded<'_, T> {
    #[inline]
    fn encode(&self, out: &mut Writer<'_, F>) -> Result<(), EncodeError> {
        self.0.encode_bounded(out)
    }
}

// Takes its arguments by value, so that the fields can stay in registers.
#[cold]
#[inline(never)]
fn locate_encode(shape: &'static RecordShape, index: usize, error: EncodeError) -> EncodeError {
    error.in_field(shape.field_name(index))
}
