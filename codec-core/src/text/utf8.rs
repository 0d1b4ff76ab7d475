//! UTF-8.

use alloc::borrow::Cow;

use super::TextEncoding;

/// UTF-8; ASCII is a part of it.
#[derive(Debug)]
pub struct Utf8(());

impl TextEncoding for Utf8 {
    const NAME: &'static str = "UTF-8";
    const UNIT: usize = 1;

    #[inline]
    fn units(text: &str) -> Result<usize, char> {
        Ok(text.len())
    }

    #[inline]
    fn write(text: &str, out: &mut [u8]) {
        for (to, from) in out.iter_mut().zip(text.as_bytes()) {
            *to = *from;
        }
    }

    #[inline]
    fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
        core::str::from_utf8(bytes).ok().map(Cow::Borrowed)
    }
}
