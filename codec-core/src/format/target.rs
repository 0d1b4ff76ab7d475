//! Where the entry points that encode put a message, and the room for it there.

use alloc::vec::Vec;

use bytes::{BufMut as _, BytesMut};

use crate::error::EncodeError;

/// Where the bytes of a message go.
#[derive(Debug)]
pub(crate) enum Target<'w> {
    /// To the start of a slice.
    Slice(&'w mut [u8]),
    /// Into an empty vector.
    Vec(&'w mut Vec<u8>),
    /// Behind what is there already.
    Bytes(&'w mut BytesMut),
}

impl Target<'_> {
    /// The same for a shorter time.
    #[inline]
    pub(super) fn again(&mut self) -> Target<'_> {
        match self {
            Self::Slice(out) => Target::Slice(out),
            Self::Vec(out) => Target::Vec(out),
            Self::Bytes(out) => Target::Bytes(out),
        }
    }

    /// Appends a message that was written elsewhere.
    #[inline]
    pub(super) fn append(&mut self, message: &[u8]) {
        match self {
            Self::Slice(_) => {}
            Self::Vec(out) => copy_to_vec(message, out),
            Self::Bytes(out) => out.extend_from_slice(message),
        }
    }

    /// Room for a message of `len` bytes; `None` if there is no memory for it.
    // Out of line, because it does not depend on the message.
    #[inline(never)]
    pub(super) fn room(&mut self, len: usize) -> Option<&mut [u8]> {
        match self {
            Self::Slice(out) => Some(out),
            Self::Vec(out) => room_in_vec(len, out),
            Self::Bytes(out) => room_behind(len, out),
        }
    }

    /// Takes away the room of a message that could not be written.
    #[cold]
    pub(super) fn shorten(&mut self, len: usize) {
        if let Self::Bytes(out) = self {
            out.truncate(out.len().saturating_sub(len));
        }
    }
}

/// Out of line, because it does not depend on the message.
#[inline(never)]
fn copy_to_vec(message: &[u8], out: &mut Vec<u8>) {
    *out = message.to_vec();
}

/// Room for `len` bytes in an empty vector; `None` if there is no memory for them.
fn room_in_vec(len: usize, out: &mut Vec<u8>) -> Option<&mut [u8]> {
    // Not `vec![0; len]`: memory that comes as zeros costs some allocators more than to fill it
    // (A `to_vec`).
    out.try_reserve_exact(len).ok()?;
    match ZEROS.get(..len) {
        Some(zeros) => out.extend_from_slice(zeros),
        None => out.resize(len, 0),
    }
    Some(out)
}

/// Room for `len` bytes behind what is there already; `None` if there is no memory for them.
#[inline]
pub(super) fn room_behind(len: usize, out: &mut BytesMut) -> Option<&mut [u8]> {
    #[cold]
    #[inline(never)]
    fn fill(len: usize, out: &mut BytesMut) -> Option<()> {
        // `BytesMut` has no way to ask for memory that may not be there.
        if len > LARGE {
            Vec::<u8>::new().try_reserve_exact(len.checked_add(out.len())?).ok()?;
        }
        out.put_bytes(0, len);
        Some(())
    }
    let start = out.len();
    match ZEROS.get(..len) {
        Some(zeros) => out.extend_from_slice(zeros),
        None => fill(len, out)?,
    }
    out.get_mut(start..)
}

/// Room of up to this length is a copy of zeros, which takes fewer steps than filling it
/// (A `encode_into`).
static ZEROS: [u8; 1024] = [0; 1024];

/// Messages that are longer might not fit in memory.
const LARGE: usize = 1 << 30;

#[cold]
#[inline(never)]
pub(super) fn no_memory(len: usize) -> EncodeError {
    EncodeError::too_long(len, u64::try_from(isize::MAX).unwrap_or(u64::MAX))
}
