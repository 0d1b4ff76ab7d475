//! Texts in their encodings.

use super::{Make, Output, Stuck};

impl Output<'_> {
    /// Bytes of a text of about so many characters, and the text.
    pub(crate) fn text_of(&mut self, encoding: &str, len: usize) -> Make<(Vec<u8>, String)> {
        if let Some(encoding) = encoding.strip_prefix("inverted ") {
            // The first character says by its high bit that all bits are inverted.
            let (mut bytes, mut text) = self.text_of(encoding, len)?;
            if encoding != "UTF-16LE" && !bytes.first().is_none_or(u8::is_ascii) {
                (bytes, text) = (b"a".to_vec(), "a".into());
            }
            bytes.iter_mut().for_each(|byte| *byte = !*byte);
            return Ok((bytes, text));
        }
        let any: &[char] = match encoding {
            "UTF-8" | "UTF-16LE" | "UTF-16BE" => &['é', 'ß', '漢', '😀', '\u{7f}', '\n', '"'],
            "Windows-1252" => &['é', 'ß', '€', '\n', '"', '\\'],
            _ => &['\t', '"', '\\', '~'],
        };
        let mut text = String::new();
        for _ in 0..len {
            let letter = char::from(b'a' + self.random.below(26).to_le_bytes()[0]);
            text.push(if self.random.one_in(6) { self.random.choose(any) } else { letter });
        }
        let bytes = match encoding {
            "UTF-16LE" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            "UTF-16BE" => text.encode_utf16().flat_map(u16::to_be_bytes).collect(),
            "16-bit units" => text.encode_utf16().flat_map(u16::to_le_bytes).collect(),
            "UTF-8" => text.clone().into_bytes(),
            "Windows-1252" => text
                .chars()
                .map(|char| match char {
                    '€' => 0x80,
                    char => u8::try_from(u32::from(char)).unwrap(),
                })
                .collect(),
            // All of these have ASCII.
            _ => text.clone().into_bytes(),
        };
        Ok((bytes, text))
    }

    /// The bytes that are a given text.
    pub(crate) fn encoded(&self, encoding: &str, text: &str) -> Make<Vec<u8>> {
        match encoding {
            "UTF-8" => Ok(text.as_bytes().to_vec()),
            "UTF-16LE" => Ok(text.encode_utf16().flat_map(u16::to_le_bytes).collect()),
            "UTF-16BE" => Ok(text.encode_utf16().flat_map(u16::to_be_bytes).collect()),
            _ if text.is_ascii() && !encoding.starts_with("inverted") => {
                Ok(text.as_bytes().to_vec())
            }
            _ => Err(Stuck::Never(format!("{text:?} in {encoding}"))),
        }
    }
}
