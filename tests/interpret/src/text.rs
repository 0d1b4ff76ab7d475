//! Texts, by the names of their encodings.

use codec_core::text::{TextEncoding, Utf8, Utf16Be, Utf16Le, Windows1252};

/// Bytes of a unit of an encoding.
pub(crate) fn unit(encoding: &str) -> usize {
    if encoding.contains("UTF-16") || encoding == "16-bit units" { 2 } else { 1 }
}

/// The text that bytes are; `None` if they are none.
pub(crate) fn decode(encoding: &str, bytes: &[u8]) -> Option<String> {
    let owned = |text: Option<std::borrow::Cow<'_, str>>| text.map(Into::into);
    match encoding {
        "UTF-8" => owned(Utf8::read(bytes)),
        "UTF-16LE" => owned(Utf16Le::read(bytes)),
        "UTF-16BE" => owned(Utf16Be::read(bytes)),
        "inverted UTF-16LE" => {
            let bytes: Vec<u8> = bytes.iter().map(|byte| !byte).collect();
            decode("UTF-16LE", &bytes).filter(|text| !text.contains('\0'))
        }
        _ => match encoding.strip_prefix("inverted ") {
            Some(encoding) => {
                let literal = bytes.first().is_none_or(u8::is_ascii);
                let bytes: Vec<u8> =
                    bytes.iter().map(|byte| if literal { *byte } else { !byte }).collect();
                decode(encoding, &bytes).filter(|text| !text.contains('\0'))
            }
            // Every byte is a character in these.
            None => owned(Windows1252::read(bytes)),
        },
    }
}
