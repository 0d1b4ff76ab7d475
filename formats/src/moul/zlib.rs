//! zlib streams of a known length.

use codec_core::DecodeError;
use miniz_oxide::{deflate::compress_to_vec_zlib, inflate::decompress_to_vec_zlib_with_limit};

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

/// The `len` bytes that `stream` holds; no more are made.
pub(super) fn uncompress(stream: &[u8], len: usize) -> Result<Vec<u8>, UnpackError> {
    match decompress_to_vec_zlib_with_limit(stream, len) {
        Ok(bytes) if bytes.len() == len => Ok(bytes),
        _ => Err(UnpackError::Corrupt),
    }
}
