//! Counts and indices, as wide as the largest of them needs.

use codec_core::{
    Decode as _, DecodeError, Encode as _, EncodeError, EncodeErrorKind, Reader, Writer,
};

use crate::moul::Moul;

/// How many bytes counts and indices have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(in crate::moul) enum Width {
    #[default]
    One,
    Two,
    Four,
}

impl Width {
    /// The width for counts up to `most`.
    pub(in crate::moul::sdl) fn for_count(most: usize) -> Self {
        match most {
            0..=0xff => Self::One,
            0x100..=0xffff => Self::Two,
            _ => Self::Four,
        }
    }

    /// Reads a count or index.
    pub(in crate::moul::sdl) fn read(
        self,
        input: &mut Reader<'_, '_, Moul>,
    ) -> Result<usize, DecodeError> {
        Ok(match self {
            Self::One => u8::decode(input)?.into(),
            Self::Two => u16::decode(input)?.into(),
            Self::Four => usize::try_from(u32::decode(input)?).unwrap_or(usize::MAX),
        })
    }

    /// The count or index that `bytes` begin with, if they are enough.
    pub(in crate::moul::sdl) fn peek(self, bytes: &[u8]) -> Option<usize> {
        Some(match self {
            Self::One => usize::from(*bytes.first()?),
            Self::Two => u16::from_le_bytes(*bytes.first_chunk()?).into(),
            Self::Four => {
                usize::try_from(u32::from_le_bytes(*bytes.first_chunk()?)).unwrap_or(usize::MAX)
            }
        })
    }

    /// Writes a count or index.
    pub(in crate::moul::sdl) fn write(
        self,
        number: usize,
        out: &mut Writer<'_, Moul>,
    ) -> Result<(), EncodeError> {
        let wide = |what| EncodeError::new(EncodeErrorKind::OutOfRange { what });
        match self {
            Self::One => u8::try_from(number).map_err(|_| wide("u8"))?.encode(out),
            Self::Two => u16::try_from(number).map_err(|_| wide("u16"))?.encode(out),
            Self::Four => u32::try_from(number).map_err(|_| wide("u32"))?.encode(out),
        }
    }
}
