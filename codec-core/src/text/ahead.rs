//! Text that is looked at ahead: many short texts are cheaper to check as one.

use super::ascii::is_ascii;

/// A part of the message that was found to be text as a whole, with the counts and padding between
/// the texts in it, which are mostly characters too. Texts in it need no check of their own.
///
/// It only saves time: what it does not know is checked text by text.
#[derive(Debug, Default)]
pub(crate) struct Ahead<'de> {
    text: &'de str,
    ascii: bool,
    /// Texts since the last look that were not in `text`.
    singles: u16,
    /// Looks that were of no use.
    failures: u16,
    /// Bytes looked at.
    looked: usize,
}

/// The first look; each that was of use is followed by one of double length.
const FIRST: usize = 256;

/// Bytes looked at, as a multiple of the message: formats with offsets could make it look at the
/// same part again and again.
const MOST: usize = 4;

impl<'de> Ahead<'de> {
    /// The text in `bytes`, a part of `input`; `single` reads it where nothing is known of it.
    #[inline]
    pub(crate) fn utf8(
        &mut self,
        bytes: &'de [u8],
        input: &'de [u8],
        single: impl Fn(&'de [u8]) -> Option<&'de str>,
    ) -> Option<&'de str> {
        match self.part(bytes) {
            None => self.unknown(bytes, input, single),
            known => known,
        }
    }

    /// The text in `bytes`, a part of `input`, if it is known or can be found that it is ASCII.
    #[inline]
    pub(crate) fn ascii(&mut self, bytes: &'de [u8], input: &'de [u8]) -> Option<&'de str> {
        self.utf8(bytes, input, |_| None).filter(|_| self.ascii)
    }

    #[inline]
    fn part(&self, bytes: &[u8]) -> Option<&'de str> {
        let start = bytes.as_ptr().addr().wrapping_sub(self.text.as_ptr().addr());
        self.text.get(start..start.wrapping_add(bytes.len()))
    }

    #[inline(never)]
    fn unknown(
        &mut self,
        bytes: &'de [u8],
        input: &'de [u8],
        single: impl Fn(&'de [u8]) -> Option<&'de str>,
    ) -> Option<&'de str> {
        if self.look(bytes, input) { self.part(bytes) } else { single(bytes) }
    }

    /// Looks ahead from `bytes` on, a part of `input`, if that is likely to be of use.
    fn look(&mut self, bytes: &'de [u8], input: &'de [u8]) -> bool {
        self.singles = self.singles.saturating_add(1);
        // One text or two do not pay for it, nor do texts between numbers that are no characters.
        if self.singles >> self.failures.min(15) < 3 {
            return false;
        }
        let start = bytes.as_ptr().addr().wrapping_sub(input.as_ptr().addr());
        let len = FIRST.max(self.text.len().saturating_mul(2)).max(bytes.len().saturating_mul(2));
        let rest = input.get(start..).unwrap_or_default();
        let part = rest.get(..len).unwrap_or(rest);
        self.looked = self.looked.saturating_add(part.len());
        let valid = if self.looked / MOST > input.len() { None } else { self.valid(part) };
        match valid {
            // A next one that is not in it is looked at at once.
            Some(text) if text.len() > bytes.len() => {
                self.text = text;
                true
            }
            _ => {
                self.failures = self.failures.saturating_add(1);
                self.singles = 0;
                false
            }
        }
    }

    /// The valid beginning of `part`, if it is most of it.
    fn valid(&mut self, part: &'de [u8]) -> Option<&'de str> {
        self.ascii = is_ascii(part);
        match core::str::from_utf8(part) {
            Ok(text) => Some(text),
            Err(error) if error.valid_up_to() > part.len() / 2 => {
                let valid = part.get(..error.valid_up_to())?;
                self.ascii = is_ascii(valid);
                core::str::from_utf8(valid).ok()
            }
            Err(_) => None,
        }
    }
}
