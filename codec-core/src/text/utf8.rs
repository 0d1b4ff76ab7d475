//! UTF-8.

use alloc::borrow::Cow;

use super::TextEncoding;
use crate::{format::entry_points::Format, read::Reader};

/// UTF-8; ASCII is a subset of it.
#[derive(Debug)]
pub struct Utf8(());

impl TextEncoding for Utf8 {
    const NAME: &'static str = "UTF-8";
    const UNIT: usize = 1;
    const MEMORY: usize = 1;

    #[inline]
    fn units(text: &str) -> Result<usize, char> {
        Ok(text.len())
    }

    #[inline]
    fn write(text: &str, out: &mut [u8]) {
        if out.len() == text.len() {
            out.copy_from_slice(text.as_bytes());
        }
    }

    #[inline]
    fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
        // It checks ASCII many bytes at a time, and never copies.
        encoding_rs::UTF_8.decode_without_bom_handling_and_without_replacement(bytes)
    }

    #[inline]
    fn read_from<'de, F: Format>(
        bytes: &'de [u8],
        input: &mut Reader<'_, 'de, F>,
    ) -> Option<Cow<'de, str>> {
        let (ahead, whole) = input.ahead();
        let text = ahead.utf8(bytes, whole, |bytes| match Self::read(bytes)? {
            Cow::Borrowed(text) => Some(text),
            Cow::Owned(_) => None,
        });
        text.map(Cow::Borrowed)
    }
}
