//! The other encodings of `encoding_rs`.

use alloc::borrow::Cow;

use encoding_rs::{BIG5, EUC_KR, Encoding, GBK, SHIFT_JIS};

use super::{
    TextEncoding,
    ascii::is_ascii,
    windows1252::{count, encode},
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
/// Characters without bytes, and bytes without a character, are errors. Where a table has several
/// byte sequences for one character, all are read and one is written. `UTF_16LE`, `UTF_16BE` and
/// `REPLACEMENT`, which `encoding_rs` cannot write, hold no text: use [`Utf16Le`](super::Utf16Le)
/// and [`Utf16Be`](super::Utf16Be).
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
    /// Big5, the code page of Windows for Taiwan and Hong Kong.
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
            _ => count(encoding, text),
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
        encoding.decode_without_bom_handling_and_without_replacement(bytes)
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
