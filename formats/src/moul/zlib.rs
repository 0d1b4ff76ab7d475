//! zlib streams of a known length.

use codec_core::DecodeError;
use miniz_oxide::{
    deflate::compress_to_vec_zlib,
    inflate::{
        TINFLStatus,
        core::{DecompressorOxide, decompress, inflate_flags},
    },
};

/// What is wrong with an object that may be compressed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum UnpackError {
    /// It is larger than the caller allows.
    TooLarge {
        /// Its length in bytes, as it claims.
        size: usize,
        /// What is allowed.
        limit: usize,
    },
    /// It is not a zlib stream, or not one of the length that it claims.
    Corrupt,
    /// It is compressed in a way that is not known.
    UnknownCompression(u8),
    /// It is no such object.
    Decode(DecodeError),
}

impl core::fmt::Display for UnpackError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::TooLarge { size, limit } => {
                write!(f, "object of {size} bytes, where {limit} are allowed")
            }
            Self::Corrupt => f.write_str("corrupt zlib stream"),
            Self::UnknownCompression(number) => write!(f, "unknown compression {number}"),
            Self::Decode(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for UnpackError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Decode(error) => Some(error),
            _ => None,
        }
    }
}

/// The level that clients use, zlib's default.
const LEVEL: u8 = 6;

pub(super) fn compress(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec_zlib(bytes, LEVEL)
}

/// How many bytes come out of `packed` bytes at most, unless the caller allows more: zlib can make
/// a thousand bytes of one, objects of clients become a tenth of their size at best.
pub(super) fn allowance(packed: usize) -> usize {
    packed.saturating_mul(32).saturating_add(64 << 10)
}

/// `head`, and behind it the `len` bytes that `stream` holds; no more are made.
///
/// Room is made as bytes come out, so that a length that is not true costs nothing.
pub(super) fn uncompress(head: &[u8], stream: &[u8], len: usize) -> Result<Vec<u8>, UnpackError> {
    const FLAGS: u32 = inflate_flags::TINFL_FLAG_PARSE_ZLIB_HEADER
        | inflate_flags::TINFL_FLAG_USING_NON_WRAPPING_OUTPUT_BUF;
    let mut state = Box::<DecompressorOxide>::default();
    let mut bytes = head.to_vec();
    let (mut read, mut written) = (0_usize, 0_usize);
    let mut room = stream.len().saturating_mul(4).min(len);
    loop {
        let whole = head.len().saturating_add(room);
        bytes.reserve_exact(whole.saturating_sub(bytes.len()));
        bytes.resize(whole, 0);
        let (Some(input), Some(output)) = (stream.get(read..), bytes.get_mut(head.len()..)) else {
            return Err(UnpackError::Corrupt);
        };
        let (status, used, made) = decompress(&mut state, input, output, written, FLAGS);
        read = read.saturating_add(used);
        written = written.saturating_add(made);
        match status {
            TINFLStatus::Done if written == len => {
                bytes.truncate(head.len().saturating_add(len));
                return Ok(bytes);
            }
            TINFLStatus::HasMoreOutput if room < len => {
                room = room.max(256).saturating_mul(2).min(len);
            }
            _ => return Err(UnpackError::Corrupt),
        }
    }
}
