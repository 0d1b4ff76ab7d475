//! Windows-1252, through `encoding_rs`.

use alloc::borrow::Cow;

use encoding_rs::{Encoder, EncoderResult, Encoding, WINDOWS_1252};

use super::{TextEncoding, ascii::is_ascii};
use crate::{format::entry_points::Format, read::Reader};

/// Windows-1252, the code page of Western European Windows.
///
/// The five bytes without a character (81, 8D, 8F, 90, 9D) stand for the control characters of
/// the same number, as in the WHATWG table, so every byte string can be read and written back.
#[derive(Debug)]
pub struct Windows1252(());

impl TextEncoding for Windows1252 {
    const NAME: &'static str = "Windows-1252";
    const UNIT: usize = 1;
    const MEMORY: usize = 3;

    #[inline(always)]
    #[allow(clippy::inline_always, reason = "a result of two words would go through memory")]
    fn units(text: &str) -> Result<usize, char> {
        if is_ascii(text.as_bytes()) { Ok(text.len()) } else { count(WINDOWS_1252, text) }
    }

    #[inline]
    fn write(text: &str, out: &mut [u8]) {
        // Only ASCII characters have as many bytes here as in UTF-8; others have fewer.
        if out.len() == text.len() {
            out.copy_from_slice(text.as_bytes());
        } else {
            encode(WINDOWS_1252, text, out);
        }
    }

    #[inline]
    fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
        WINDOWS_1252.decode_without_bom_handling_and_without_replacement(bytes)
    }

    #[inline]
    fn read_from<'de, F: Format>(
        bytes: &'de [u8],
        input: &mut Reader<'_, 'de, F>,
    ) -> Option<Cow<'de, str>> {
        let (ahead, whole) = input.ahead();
        match ahead.ascii(bytes, whole) {
            Some(text) => Some(Cow::Borrowed(text)),
            None => Self::read(bytes),
        }
    }
}

/// The number of bytes of `text`, or the first character that the code page lacks.
#[cold]
pub(super) fn count(encoding: &'static Encoding, text: &str) -> Result<usize, char> {
    let mut scratch = [0; 64];
    let mut encoder = encoding.new_encoder();
    let mut rest = text;
    let mut total = 0usize;
    loop {
        let (result, read, written) = step(&mut encoder, rest, &mut scratch);
        total = total.saturating_add(written);
        rest = rest.get(read..).unwrap_or_default();
        match result {
            EncoderResult::InputEmpty => return Ok(total),
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(character) => return Err(character),
        }
    }
}

/// Writes `text` into `out`, which has room for exactly its bytes.
#[cold]
pub(super) fn encode(encoding: &'static Encoding, text: &str, out: &mut [u8]) {
    let mut scratch = [0; 64];
    let mut encoder = encoding.new_encoder();
    let mut rest = text;
    let mut to = out.iter_mut();
    loop {
        let (result, read, written) = step(&mut encoder, rest, &mut scratch);
        // The order matters: `zip` stops at the end of the first iterator before it takes from the
        // second.
        for (from, to) in scratch.get(..written).unwrap_or_default().iter().zip(to.by_ref()) {
            *to = *from;
        }
        rest = rest.get(read..).unwrap_or_default();
        if !matches!(result, EncoderResult::OutputFull) {
            return;
        }
    }
}

/// Writes as much of `text` as `out` has room for: how that ended, and how much was read and written.
pub(super) fn step(
    encoder: &mut Encoder,
    text: &str,
    out: &mut [u8],
) -> (EncoderResult, usize, usize) {
    encoder.encode_from_utf8_without_replacement(text, out, true)
}
