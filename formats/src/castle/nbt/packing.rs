//! gzip and zlib around a file.

use std::{
    borrow::Cow,
    io::{self, Read, Write},
};

use codec_core::{DecodeError, DecodeErrorKind, EncodeError, EncodeErrorKind};
use flate2::{
    Compression,
    read::{GzDecoder, ZlibDecoder},
    write::{GzEncoder, ZlibEncoder},
};

/// How an NBT file is packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Packing {
    /// Not at all.
    #[default]
    Plain,
    /// gzip, as files of players and levels are.
    Gzip,
    /// zlib, as chunks in region files are.
    Zlib,
}

impl Packing {
    /// How `bytes` are packed, by the first two of them.
    ///
    /// Neither NBT nor Castle begins like a packed file.
    #[must_use]
    pub fn of(bytes: &[u8]) -> Self {
        match *bytes {
            [0x1f, 0x8b, ..] => Self::Gzip,
            // Method 8 with a window of 32 KiB at most, and the two bytes divide by 31.
            [method @ 0x18..=0x78, flags, ..]
                if method & 0x0f == 8 && u16::from_be_bytes([method, flags]).is_multiple_of(31) =>
            {
                Self::Zlib
            }
            _ => Self::Plain,
        }
    }
}

/// Unpacks a file to `max` bytes at most.
pub(super) fn unpack(bytes: &[u8], max: usize) -> Result<Cow<'_, [u8]>, DecodeError> {
    let unpacked = match Packing::of(bytes) {
        Packing::Plain => return Ok(Cow::Borrowed(bytes)),
        Packing::Gzip => read_all(GzDecoder::new(bytes), max),
        Packing::Zlib => read_all(ZlibDecoder::new(bytes), max),
    };
    let kind = match unpacked {
        Ok(unpacked) if unpacked.len() <= max => return Ok(Cow::Owned(unpacked)),
        Ok(_) => DecodeErrorKind::BudgetExceeded { what: "memory", limit: max },
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => {
            DecodeErrorKind::UnexpectedEnd { needed: 1, left: 0 }
        }
        Err(_) => DecodeErrorKind::Invalid { what: "packed data", value: 0 },
    };
    Err(DecodeError::new(kind, 0))
}

/// All that `packed` holds, up to one byte more than `max`.
fn read_all(packed: impl Read, max: usize) -> io::Result<Vec<u8>> {
    let limit = u64::try_from(max).unwrap_or(u64::MAX).saturating_add(1);
    let mut unpacked = Vec::new();
    packed.take(limit).read_to_end(&mut unpacked)?;
    Ok(unpacked)
}

/// Packs a file.
pub(super) fn pack(bytes: Vec<u8>, packing: Packing) -> Result<Vec<u8>, EncodeError> {
    let packed = match packing {
        Packing::Plain => return Ok(bytes),
        Packing::Gzip => {
            let mut packed = GzEncoder::new(Vec::new(), Compression::default());
            packed.write_all(&bytes).and_then(|()| packed.finish())
        }
        Packing::Zlib => {
            let mut packed = ZlibEncoder::new(Vec::new(), Compression::default());
            packed.write_all(&bytes).and_then(|()| packed.finish())
        }
    };
    packed.map_err(|_| EncodeError::new(EncodeErrorKind::Invalid { what: "data to pack" }))
}
