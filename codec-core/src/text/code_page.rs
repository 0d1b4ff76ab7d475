//! The other encodings of `encoding_rs`.

use alloc::borrow::Cow;

use encoding_rs::{BIG5, Decoder, DecoderResult, EUC_KR, EncoderResult, Encoding, GBK, SHIFT_JIS};

use super::{
    TextEncoding,
    ascii::is_ascii,
    windows1252::{count, encode, step},
};

/// A text encoding of the crate `encoding_rs`, by name. It is a [`TextEncoding`] with units of one
/// byte.
///
/// ```
/// use codec_core::{
///     BigEndian, Format, Wire,
///     encoding_rs::{Encoding, KOI8_R},
///     text::{CodePage, Prefixed},
/// };
///
/// struct Koi8R;
///
/// impl CodePage for Koi8R {
///     const NAME: &'static str = "KOI8-R";
///     fn encoding() -> &'static Encoding { KOI8_R }
/// }
///
/// #[derive(Wire)]
/// #[wire(format = BigEndian)]
/// struct Greeting(#[wire(as = Prefixed<u8, Koi8R>)] String);
///
/// assert_eq!(BigEndian::to_vec(&Greeting("мир".into()))?, [3, 0xcd, 0xc9, 0xd2]);
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
///
/// Characters without bytes, and bytes without a character, are errors. So are characters that
/// `encoding_rs` writes as another one, such as the yen sign, which has the byte of `\` in Shift JIS,
/// and bytes of characters that it only reads: private ones of Shift JIS, those of Hong Kong in
/// `Big5`. Where a table has several byte sequences for one character, all are read and one is
/// written. `UTF_16LE`, `UTF_16BE` and `REPLACEMENT`, which `encoding_rs` cannot write, hold no text:
/// use [`Utf16Le`](super::Utf16Le) and [`Utf16Be`](super::Utf16Be).
pub trait CodePage {
    /// Its name, for messages to people.
    const NAME: &'static str;

    /// The encoding.
    fn encoding() -> &'static Encoding;
}

macro_rules! code_pages {
    ($($(#[$meta:meta])* $name:ident $text:literal $encoding:ident;)*) => {$(
        $(#[$meta])*
        #[derive(Debug)]
        pub struct $name(());

        impl CodePage for $name {
            const NAME: &'static str = $text;

            #[inline]
            fn encoding() -> &'static Encoding {
                $encoding
            }
        }
    )*};
}

code_pages! {
    /// Shift JIS, the code page of Japanese Windows.
    ShiftJis "Shift_JIS" SHIFT_JIS;
    /// EUC-KR, in the wider form of Korean Windows.
    EucKr "EUC-KR" EUC_KR;
    /// GBK, the code page of Windows for mainland China.
    Gbk "GBK" GBK;
    /// Big5, the code page of Windows for Taiwan.
    Big5 "Big5" BIG5;
}

impl<P: CodePage> TextEncoding for P {
    const NAME: &'static str = P::NAME;
    const UNIT: usize = 1;

    #[inline]
    fn units(text: &str) -> Result<usize, char> {
        let encoding = P::encoding();
        if is_copied(encoding, text.as_bytes()) {
            return Ok(text.len());
        }
        match text.chars().next() {
            Some(first) if !is_written(encoding) => Err(first),
            _ if encoding.is_single_byte() => count(encoding, text),
            _ => count_kept(encoding, text),
        }
    }

    #[inline]
    fn write(text: &str, out: &mut [u8]) {
        let encoding = P::encoding();
        if out.len() == text.len() && is_copied(encoding, text.as_bytes()) {
            out.copy_from_slice(text.as_bytes());
        } else {
            encode(encoding, text, out);
        }
    }

    #[inline]
    fn read(bytes: &[u8]) -> Option<Cow<'_, str>> {
        let encoding = P::encoding();
        if !bytes.is_empty() && !is_written(encoding) {
            return None;
        }
        let text = encoding.decode_without_bom_handling_and_without_replacement(bytes)?;
        // Tables of several bytes have characters that are only read, such as private ones.
        (encoding.is_single_byte() || Self::units(&text).is_ok()).then_some(text)
    }
}

/// Whether `text` has the same bytes in the encoding as in UTF-8.
#[inline]
fn is_copied(encoding: &'static Encoding, text: &[u8]) -> bool {
    encoding.is_ascii_compatible() && is_ascii(text)
}

/// Whether text can be written in the encoding; `encoding_rs` writes UTF-8 in place of some.
#[inline]
fn is_written(encoding: &'static Encoding) -> bool {
    encoding.output_encoding() == encoding
}

/// The number of bytes of `text`, or the first character that would not be read back.
#[cold]
fn count_kept(encoding: &'static Encoding, text: &str) -> Result<usize, char> {
    let mut scratch = [0; 64];
    let mut encoder = encoding.new_encoder();
    let mut decoder = encoding.new_decoder_without_bom_handling();
    let (mut rest, mut unread) = (text, text);
    let mut total = 0usize;
    loop {
        let (result, read, written) = step(&mut encoder, rest, &mut scratch);
        total = total.saturating_add(written);
        rest = rest.get(read..).unwrap_or_default();
        let ends = matches!(result, EncoderResult::InputEmpty);
        unread = read_back(&mut decoder, scratch.get(..written).unwrap_or_default(), unread, ends)?;
        match result {
            EncoderResult::InputEmpty => return Ok(total),
            EncoderResult::OutputFull => {}
            EncoderResult::Unmappable(character) => return Err(character),
        }
    }
}

/// Compares what `bytes` are read as with the beginning of `text`, and returns the rest of it.
fn read_back<'a>(
    decoder: &mut Decoder,
    bytes: &[u8],
    text: &'a str,
    ends: bool,
) -> Result<&'a str, char> {
    let mut scratch = [0; 64];
    let (mut bytes, mut text) = (bytes, text);
    loop {
        let (result, read, written) =
            decoder.decode_to_utf8_without_replacement(bytes, &mut scratch, ends);
        let found = scratch.get(..written).unwrap_or_default();
        match text.as_bytes().strip_prefix(found) {
            Some(left) => {
                text = text.get(text.len().saturating_sub(left.len())..).unwrap_or_default();
            }
            None => return Err(first_other(text, found)),
        }
        bytes = bytes.get(read..).unwrap_or_default();
        match (result, text.chars().next()) {
            (DecoderResult::InputEmpty, Some(lost)) if ends => return Err(lost),
            (DecoderResult::Malformed(..), Some(lost)) => return Err(lost),
            (DecoderResult::OutputFull, _) => {}
            _ => return Ok(text),
        }
    }
}

/// The first character of `text` that is another one in `found`.
fn first_other(text: &str, found: &[u8]) -> char {
    let mut found = core::str::from_utf8(found).unwrap_or_default().chars();
    text.chars().find(|character| found.next() != Some(*character)).unwrap_or_default()
}
