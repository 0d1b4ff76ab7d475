//! Checks text ahead: one check of a longer part of the message is cheaper than one check for each
//! of many short texts.

use super::ascii::is_ascii;

/// A part of the message that is valid text as a whole, including the counts and padding between
/// its texts, whose bytes are mostly ASCII too. Texts in this part need no check of their own.
///
/// It only saves time: texts outside the part are checked one by one.
#[derive(Debug, Default)]
pub(crate) struct Ahead<'de> {
    text: &'de str,
    /// Bytes checked ahead so far, at most [`u32::MAX`]. With the fields behind it and the length of the
    /// text it is 16 bytes, which a message starts with one store of.
    looked: u32,
    /// Texts since the last check ahead that were not in `text`.
    singles: u16,
    /// Checks ahead that failed.
    failures: u8,
    ascii: bool,
}

/// Bytes of the first check; each check after a successful one covers twice as many.
const FIRST: usize = 256;

/// The most bytes to check ahead, as a multiple of the message. Without it, offsets in a hostile
/// message could cause the same part to be checked again and again.
const MOST: usize = 4;

impl<'de> Ahead<'de> {
    /// The text in `bytes`, a part of `input`; `single` checks it if it was not checked ahead.
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

    /// The text in `bytes`, a part of `input`, if a check ahead finds it to be ASCII.
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

    /// Checks ahead from `bytes` on, a part of `input`, if that is likely to save time.
    fn look(&mut self, bytes: &'de [u8], input: &'de [u8]) -> bool {
        self.singles = self.singles.saturating_add(1);
        // It does not pay for one or two texts, nor if earlier checks failed because the bytes
        // between the texts are not text.
        if self.singles >> self.failures.min(15) < 3 {
            return false;
        }
        let start = bytes.as_ptr().addr().wrapping_sub(input.as_ptr().addr());
        let len = FIRST.max(self.text.len().saturating_mul(2)).max(bytes.len().saturating_mul(2));
        let rest = input.get(start..).unwrap_or_default();
        let part = rest.get(..len).unwrap_or(rest);
        let most = u32::try_from(input.len().saturating_mul(MOST)).unwrap_or(u32::MAX);
        self.looked = self.looked.saturating_add(u32::try_from(part.len()).unwrap_or(u32::MAX));
        let valid = if self.looked >= most { None } else { self.valid(part) };
        match valid {
            // `singles` is kept, so that the next text outside this part is checked ahead at once.
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

    /// The valid beginning of `part`, if it is more than half of it.
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
