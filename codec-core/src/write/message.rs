//! Whole messages: the room for them, and as many runs as it takes.

use alloc::vec::Vec;

use bytes::BytesMut;

use super::Run;
use crate::{
    describe::shape::Shape,
    error::{EncodeError, EncodeErrorKind},
    format::{entry_points::Format, options::Options, run::type_name},
    value::encode::Encode,
};

#[cold]
#[inline(never)]
pub(super) fn name_root(shape: fn() -> Shape, error: EncodeError) -> EncodeError {
    match type_name(shape) {
        Some(name) => error.in_type(name),
        None => error,
    }
}

/// How deep lists and boxes are searched for what they hold. A message that is longer than was told
/// is written once more; a search without end would overflow the stack.
const LEVELS: usize = 4;

/// Messages of up to this length are written to the stack and copied, because their length is not
/// known before.
const SHORT: usize = 256;

/// Appends `value` to `out`, or leaves it as it was.
#[inline]
pub(crate) fn append<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    out: &mut impl Buffer,
) -> Result<(), EncodeError> {
    let mut needed = T::SIZE.min.saturating_add(value.extra(LEVELS));
    if needed <= SHORT {
        let mut short = [0; SHORT];
        needed = len(value, options, &mut short)?;
        if let Some(message) = short.get(..needed) {
            out.append(message);
            return Ok(());
        }
    }
    append_long(value, options, out, needed)
}

/// Appends `value`, which has about `len` bytes, to where it goes at once.
fn append_long<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    out: &mut impl Buffer,
    mut len: usize,
) -> Result<(), EncodeError> {
    let mut run = Run::new::<F>();
    let start = out.len();
    loop {
        let room = out.room(start, len).ok_or_else(|| no_memory(len))?;
        match run.once(value, options, room) {
            Ok((needed, true)) if needed <= len => {
                out.truncate(start.saturating_add(needed));
                return Ok(());
            }
            Ok((needed, _)) => len = needed,
            Err(error) => {
                out.truncate(start);
                return Err(error);
            }
        }
    }
}

/// Writes `value` to the start of `room`; returns its length.
#[inline]
pub(crate) fn write_to_slice<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    room: &mut [u8],
) -> Result<usize, EncodeError> {
    let needed = len(value, options, room)?;
    let left = room.len();
    if needed > left {
        return Err(EncodeError::new(EncodeErrorKind::BufferTooSmall { needed, left }));
    }
    Ok(needed)
}

/// The length of `value`, of which as much is written as `room` has room for.
#[inline]
pub(crate) fn len<F: Format, T: Encode<F> + ?Sized>(
    value: &T,
    options: &Options<F>,
    room: &mut [u8],
) -> Result<usize, EncodeError> {
    let mut run = Run::new::<F>();
    loop {
        if let (len, true) = run.once(value, options, room)? {
            return Ok(len);
        }
    }
}

#[cold]
#[inline(never)]
fn no_memory(len: usize) -> EncodeError {
    EncodeError::too_long(len, u64::try_from(isize::MAX).unwrap_or(u64::MAX))
}

/// A buffer that grows.
pub(crate) trait Buffer {
    fn len(&self) -> usize;

    fn append(&mut self, message: &[u8]);

    /// Room for `len` bytes behind the first `start`; `None` if there is no memory for it, and then
    /// there are only those.
    fn room(&mut self, start: usize, len: usize) -> Option<&mut [u8]>;

    fn truncate(&mut self, len: usize);
}

impl Buffer for Vec<u8> {
    fn len(&self) -> usize {
        Self::len(self)
    }

    fn append(&mut self, message: &[u8]) {
        self.reserve_exact(message.len());
        self.extend_from_slice(message);
    }

    fn room(&mut self, start: usize, len: usize) -> Option<&mut [u8]> {
        Self::truncate(self, start);
        self.try_reserve_exact(len).ok()?;
        self.resize(start.saturating_add(len), 0);
        self.get_mut(start..)
    }

    fn truncate(&mut self, len: usize) {
        Self::truncate(self, len);
    }
}

/// Messages that are longer might not fit in memory.
const LARGE: usize = 1 << 30;

impl Buffer for BytesMut {
    fn len(&self) -> usize {
        Self::len(self)
    }

    fn append(&mut self, message: &[u8]) {
        self.extend_from_slice(message);
    }

    fn room(&mut self, start: usize, len: usize) -> Option<&mut [u8]> {
        Self::truncate(self, start);
        // It has no way to ask for memory that may not be there.
        if len > LARGE {
            Vec::<u8>::new().try_reserve_exact(len.checked_add(start)?).ok()?;
        }
        self.resize(start.saturating_add(len), 0);
        self.get_mut(start..)
    }

    fn truncate(&mut self, len: usize) {
        Self::truncate(self, len);
    }
}
