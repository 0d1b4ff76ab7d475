//! UTF-16, in both byte orders.

use alloc::{borrow::Cow, string::String};

use super::TextEncoding;

/// UTF-16 with the low byte of each unit first.
#[derive(Debug)]
pub struct Utf16Le(());

/// UTF-16 with the high byte of each unit first.
#[derive(Debug)]
pub struct Utf16Be(());

macro_rules! utf16 {
    ($($encoding:ident $name:literal $to:ident $from:ident;)*) => {$(
        impl TextEncoding for $encoding {
            const NAME: &'static str = $name;
            const UNIT: usize = 2;

            #[inline]
            fn units(text: &str) -> Result<usize, char> {
                Ok(if text.is_ascii() { text.len() } else { text.encode_utf16().count() })
            }

            #[inline]
            fn write(text: &str, out: &mut [u8]) {
                let (units, _) = out.as_chunks_mut();
                // Only ASCII has as many units as UTF-8 bytes; any other character has fewer.
                if units.len() == text.len() {
                    for (unit, byte) in units.iter_mut().zip(text.as_bytes()) {
                        *unit = u16::from(*byte).$to();
                    }
                } else {
                    for (unit, value) in units.iter_mut().zip(text.encode_utf16()) {
                        *unit = value.$to();
                    }
                }
            }

            #[inline]
            fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
                let (units, _) = bytes.as_chunks();
                if units.iter().fold(0, |all, unit| all | u16::$from(*unit)) < 0x80 {
                    return narrow(units.iter().copied().map(u16::$from)).map(Cow::Owned);
                }
                char::decode_utf16(units.iter().copied().map(u16::$from))
                    .collect::<Result<String, _>>()
                    .ok()
                    .map(Cow::Owned)
            }
        }
    )*};
}

utf16! {
    Utf16Le "UTF-16LE" to_le_bytes from_le_bytes;
    Utf16Be "UTF-16BE" to_be_bytes from_be_bytes;
}

/// Units that are all ASCII, as bytes.
#[inline]
fn narrow(units: impl ExactSizeIterator<Item = u16>) -> Option<String> {
    // Whole units, not their low bytes: the compiler packs those many at once.
    #[allow(clippy::as_conversions, clippy::cast_possible_truncation, reason = "all are ASCII")]
    String::from_utf8(units.map(|unit| unit as u8).collect()).ok()
}
