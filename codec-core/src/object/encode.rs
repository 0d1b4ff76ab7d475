//! The fields of one struct while it is encoded.

use crate::{
    bits::Bits,
    encode::Encode,
    error::{EncodeError, EncodeErrorKind},
    format::Format,
    items::{EncodeItems, Items},
    message::{Payload, Switch},
    shape::Object,
    sink::Sink,
    writer::{Writer, padding, to_count},
};

/// The fields of one struct while it is encoded.
#[derive(Debug)]
pub struct EncodeFields<'o, 'a, F: Format, S: Sink> {
    /// Where the bytes go.
    pub out: &'o mut Writer<'a, F, S>,
    /// The struct.
    pub object: &'static Object,
}

impl<'o, 'a, F: Format, S: Sink> EncodeFields<'o, 'a, F, S> {
    /// Starts on the fields of `object`.
    #[inline]
    pub fn new(out: &'o mut Writer<'a, F, S>, object: &'static Object) -> Self {
        Self { out, object }
    }

    /// Writes the field `index`.
    ///
    /// # Errors
    ///
    /// What the value's [`Encode::encode`] returns, with the field in the path.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "one call deep: the format says what is inlined")]
    pub fn field<T: Encode<F> + ?Sized>(
        &mut self,
        index: usize,
        value: &T,
    ) -> Result<(), EncodeError> {
        self.out.enter(self.object, index);
        F::encode_field(self, index, value).map_err(|error| self.locate(index, error))?;
        self.out.leave();
        Ok(())
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
    /// [`EncodeErrorKind::Presence`] if it is not so, and as [`field`](Self::field).
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
        self.field(index, &Items::new(value))
    }

    /// Writes the field `index`, an enum whose tag another field has.
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
    /// [`EncodeErrorKind::TooLong`] if the type cannot say it.
    #[inline]
    pub fn count<N: Bits + TryFrom<usize>>(
        &self,
        index: usize,
        count: usize,
    ) -> Result<N, EncodeError> {
        to_count(count, N::MAX_COUNT).map_err(|error| self.locate(index, error))
    }

    /// Checks the number of elements of the field `index` against what other fields say.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CountMismatch`].
    #[inline]
    pub fn count_is<N: TryInto<usize>>(
        &self,
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
        Err(self.locate(index, EncodeError::new(kind)))
    }

    /// The number of bytes that the field `index` takes, as the type of the field that says it.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::TooLong`] if the type cannot say it, and as [`field`](Self::field).
    pub fn len<N: Bits + TryFrom<usize>, T: Encode<F> + ?Sized>(
        &mut self,
        index: usize,
        value: &T,
    ) -> Result<N, EncodeError> {
        match self.out.measure(|out| value.encode(out)) {
            Ok(len) => self.count(index, len),
            Err(error) => Err(self.locate(index, error)),
        }
    }

    /// As [`len`](Self::len), for a list without a count of its own.
    ///
    /// # Errors
    ///
    /// As [`len`](Self::len).
    pub fn items_len<N: Bits + TryFrom<usize>, T: EncodeItems<F>>(
        &mut self,
        index: usize,
        value: &T,
    ) -> Result<N, EncodeError> {
        self.len(index, &Items::new(value))
    }

    /// Checks that the field `index` is there if and only if it is wanted.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::Presence`].
    #[inline]
    pub fn present(&self, index: usize, wanted: bool, is: bool) -> Result<(), EncodeError> {
        if wanted == is {
            return Ok(());
        }
        Err(self.locate(index, EncodeError::new(EncodeErrorKind::Presence { wanted })))
    }

    /// Checks a condition on the field `index`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::CheckFailed`].
    #[inline]
    pub fn check(
        &self,
        index: usize,
        ok: bool,
        condition: &'static str,
    ) -> Result<(), EncodeError> {
        if ok {
            return Ok(());
        }
        Err(self.locate(index, EncodeError::new(EncodeErrorKind::CheckFailed { condition })))
    }

    /// Writes zero bytes until the position is a multiple of `to`.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    #[inline]
    pub fn align(&mut self, to: usize) -> Result<(), EncodeError> {
        self.pad(padding(self.out.position(), to))
    }

    /// Writes `count` zero bytes.
    ///
    /// # Errors
    ///
    /// [`EncodeErrorKind::BufferTooSmall`].
    #[inline]
    pub fn pad(&mut self, count: usize) -> Result<(), EncodeError> {
        F::encode_padding(self, count)
    }

    /// Whether the version to encode for is in the range.
    #[inline]
    #[must_use]
    pub fn version_in(&self, since: u32, until: u32) -> bool {
        (since..=until).contains(&self.out.version())
    }

    #[inline]
    fn locate(&self, index: usize, error: EncodeError) -> EncodeError {
        locate_encode(self.object, index, error)
    }
}

// By value: a reference to the fields would keep them in memory, also where nothing fails.
#[cold]
#[inline(never)]
fn locate_encode(object: &'static Object, index: usize, error: EncodeError) -> EncodeError {
    error.in_field(object.field_name(index))
}
