//! The fields of one struct while it is decoded.

use crate::{
    codec::As,
    describe::shape::RecordShape,
    error::{DecodeError, DecodeErrorKind},
    fields::{items::DecodeItems, record::Record},
    format::entry_points::Format,
    read::Reader,
    value::decode::Decode,
};

/// The fields of one struct while it is decoded.
#[derive(Debug)]
pub struct DecodeFields<'o, 'a, 'de, F: Format> {
    /// Where the bytes come from.
    pub input: &'o mut Reader<'a, 'de, F>,
    /// The struct.
    pub record: &'static Record<F>,
    /// What the format keeps for one struct.
    pub state: F::DecodeRecord<'de>,
}

impl<'o, 'a, 'de, F: Format> DecodeFields<'o, 'a, 'de, F> {
    /// Starts on the fields of `record`.
    #[inline]
    pub fn new(input: &'o mut Reader<'a, 'de, F>, record: &'static Record<F>) -> Self {
        Self { input, record, state: Default::default() }
    }

    /// Reads the field `index`.
    ///
    /// # Errors
    ///
    /// What the type's [`Decode::decode`] returns, with the field in the path.
    // Always inlined, because type number and length are constants in the caller and most of the code
    // folds away.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "it is large, and little of it is left in a message")]
    pub fn field<T: Decode<'de, F>>(&mut self, index: usize) -> Result<T, DecodeError> {
        self.enter(index);
        match F::decode_field(self, index) {
            Ok(value) => {
                self.input.leave();
                Ok(value)
            }
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// Reads the field `index` with a codec.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn field_as<C, T>(&mut self, index: usize) -> Result<T, DecodeError>
    where
        As<C, T>: Decode<'de, F>,
    {
        self.field::<As<C, T>>(index).map(As::into_inner)
    }

    /// Reads the field `index`, or takes its default if the format finds it absent.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn or_default<T: Decode<'de, F>>(
        &mut self,
        index: usize,
        default: impl FnOnce() -> T,
    ) -> Result<T, DecodeError> {
        self.enter(index);
        match F::decode_optional(self, index) {
            Ok(value) => {
                self.input.leave();
                Ok(value.unwrap_or_else(default))
            }
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// Reads the field `index` if it is there.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    // Out of line, the field is returned in memory, by two stores that one load then reads: the
    // processor waits for each field (`ac_object` decode took 1.35 times as long).
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "otherwise it is a call in messages of many fields")]
    pub fn when<T: Decode<'de, F>>(
        &mut self,
        index: usize,
        present: bool,
    ) -> Result<Option<T>, DecodeError> {
        if !present {
            return Ok(None);
        }
        self.enter(index);
        match F::decode_field(self, index) {
            Ok(value) => {
                self.input.leave();
                Ok(Some(value))
            }
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// Reads `count` elements of the field `index`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`] for a count below zero, and as [`field`](Self::field).
    #[inline]
    pub fn items<T: DecodeItems<'de, F>, N: TryInto<usize> + Copy + 'static>(
        &mut self,
        index: usize,
        count: N,
    ) -> Result<T, DecodeError> {
        let count = self.size(index, "count", count)?;
        self.part(index, |input| T::decode_items(count, input))
    }

    /// A count or length for the field `index`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`] if it is below zero or does not fit in a `usize`.
    #[inline]
    pub fn size<N: TryInto<usize> + Copy + 'static>(
        &self,
        index: usize,
        what: &'static str,
        size: N,
    ) -> Result<usize, DecodeError> {
        size.try_into().map_err(|_| self.locate(index, self.no_length(what, &size)))
    }

    /// Reads the field `index` with `read`.
    ///
    /// # Errors
    ///
    /// What `read` returns, with the field in the path.
    #[inline]
    pub fn part<T>(
        &mut self,
        index: usize,
        read: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        self.enter(index);
        match read(self.input) {
            Ok(value) => {
                self.input.leave();
                Ok(value)
            }
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// Reads the field `index` from exactly `len` bytes, with `read`.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::TrailingBytes`] if it leaves bytes over, and as [`size`](Self::size) and
    /// [`part`](Self::part).
    #[inline]
    pub fn limited<T, N: TryInto<usize> + Copy + 'static>(
        &mut self,
        index: usize,
        len: N,
        read: impl FnOnce(&mut Reader<'_, 'de, F>) -> Result<T, DecodeError>,
    ) -> Result<T, DecodeError> {
        let len = self.size(index, "length", len)?;
        self.part(index, |input| input.limited(len, read))
    }

    /// Reads the field `index` from all that is left.
    ///
    /// # Errors
    ///
    /// As [`field`](Self::field).
    #[inline]
    pub fn rest<T: DecodeItems<'de, F>>(&mut self, index: usize) -> Result<T, DecodeError> {
        self.enter(index);
        match F::decode_rest(self) {
            Ok(value) => {
                self.input.leave();
                Ok(value)
            }
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// Checks that the field `index`, which was read from `start` on, has the value it must have.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::WrongConstant`].
    #[inline]
    pub fn constant<T: PartialEq + 'static>(
        &self,
        index: usize,
        start: usize,
        found: &T,
        expected: &T,
    ) -> Result<(), DecodeError> {
        if found == expected {
            return Ok(());
        }
        Err(self.locate(index, wrong_constant(found, expected, start)))
    }

    /// Checks a condition on the field `index`, which was read from `start` on.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::CheckFailed`].
    #[inline]
    pub fn check(
        &self,
        index: usize,
        start: usize,
        ok: bool,
        condition: &'static str,
    ) -> Result<(), DecodeError> {
        if ok {
            return Ok(());
        }
        let error = DecodeError::new(DecodeErrorKind::CheckFailed { condition }, start);
        Err(self.locate(index, error))
    }

    /// Checks that the field `index`, which is not kept in memory, has the value that the other
    /// fields determine. Otherwise encoding the struct again would give other bytes.
    ///
    /// # Errors
    ///
    /// [`DecodeErrorKind::Invalid`].
    #[inline]
    pub fn implied<T: PartialEq + 'static>(
        &self,
        index: usize,
        what: &'static str,
        found: &T,
        expected: &T,
    ) -> Result<(), DecodeError> {
        if found == expected {
            return Ok(());
        }
        let value = crate::fields::bits::number(found).unwrap_or(0);
        Err(self.locate(index, self.input.error(DecodeErrorKind::Invalid { what, value })))
    }

    /// Skips zero bytes until the offset is a multiple of `to`, before the field `index`.
    ///
    /// # Errors
    ///
    /// As [`Reader::align`].
    #[inline]
    pub fn align(&mut self, index: usize, to: usize) -> Result<(), DecodeError> {
        self.input.align(to).map_err(|error| self.locate(index, error))
    }

    /// Skips `len` zero bytes before the field `index`.
    ///
    /// # Errors
    ///
    /// As [`Reader::pad`].
    #[inline]
    pub fn pad(&mut self, index: usize, len: usize) -> Result<(), DecodeError> {
        self.input.pad(len).map_err(|error| self.locate(index, error))
    }

    /// Whether the version to decode is in the range.
    #[inline]
    #[must_use]
    pub fn version_in(&self, since: u32, until: u32) -> bool {
        (since..=until).contains(&self.input.version())
    }

    /// The error for a number that is below zero, or too large for this machine.
    #[cold]
    fn no_length<N: 'static>(&self, what: &'static str, number: &N) -> DecodeError {
        let value = crate::fields::bits::number(number).unwrap_or(0);
        self.input.error(DecodeErrorKind::Invalid { what, value })
    }

    /// Notes that the field `index` begins here.
    #[inline]
    fn enter(&mut self, index: usize) {
        self.input.enter_field(self.record.shape, index);
    }

    /// Adds the field `index` to the path of `error`.
    #[inline]
    #[must_use]
    pub fn locate(&self, index: usize, error: DecodeError) -> DecodeError {
        locate_decode(self.record.shape, index, F::INLINE, error)
    }
}

// Takes its arguments by value, so that the fields can stay in registers.
#[cold]
#[inline(never)]
fn locate_decode(
    shape: &'static RecordShape,
    index: usize,
    inline: bool,
    error: DecodeError,
) -> DecodeError {
    let error = error.in_field(shape.field_name(index));
    if !inline || !error.is_incomplete() {
        return error;
    }
    // What the fields behind it need at least, for streams.
    let behind = shape.fields.iter().skip(index.saturating_add(1));
    error.followed_by(behind.fold(0, |sum, field| sum.saturating_add(field.size.min)))
}

/// The error for another value than the constant, with both where they are numbers or bytes.
#[cold]
fn wrong_constant<T: 'static>(found: &T, expected: &T, start: usize) -> DecodeError {
    use crate::fields::bits::{bytes, number};
    let kind = match (bytes(expected), bytes(found)) {
        (Some(expected), Some(found)) => {
            DecodeErrorKind::WrongBytes { expected: expected.into(), found: found.into() }
        }
        _ => DecodeErrorKind::WrongConstant { expected: number(expected), found: number(found) },
    };
    DecodeError::new(kind, start)
}
