//! The words, numbers and signs that the text of a `.sdl` file is made of.

use super::{DescriptorError, DescriptorErrorKind as Kind, error::Place};

/// A word, number or sign, and where it stands.
#[derive(Clone, Copy, Debug)]
pub(super) struct Token<'t> {
    pub(super) kind: TokenKind<'t>,
    pub(super) place: Place,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'t> {
    /// A name or keyword.
    Word(&'t str),
    /// A number, as written.
    Number(&'t str),
    /// A text, without its quotes.
    Quoted(&'t [u8]),
    /// The name behind a `$`.
    State(&'t str),
    /// One of `{}[]()=,;`.
    Sign(u8),
    /// The end of the text.
    End,
}

/// The text, from the next token on.
#[derive(Clone, Debug)]
pub(super) struct Tokens<'t> {
    rest: &'t [u8],
    place: Place,
}

/// What an error message shows of a long token.
const SHOWN: usize = 40;

impl Token<'_> {
    /// The token as an error message shows it.
    pub(super) fn show(&self) -> String {
        let quoted = |text: &[u8], before| {
            let (shown, dots) = text.get(..SHOWN).map_or((text, ""), |shown| (shown, "…"));
            format!("`{before}{}{dots}`", shown.escape_ascii())
        };
        match self.kind {
            TokenKind::Word(text) | TokenKind::Number(text) => quoted(text.as_bytes(), ""),
            TokenKind::State(name) => quoted(name.as_bytes(), "$"),
            TokenKind::Quoted(text) => quoted(text, "\""),
            TokenKind::Sign(sign) => quoted(&[sign], ""),
            TokenKind::End => "the end of the text".to_owned(),
        }
    }
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t [u8]) -> Self {
        // A byte order mark has no column of its own.
        let rest = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        Self { rest, place: Place { line: 1, column: 1 } }
    }

    /// Takes the next token.
    pub(super) fn next(&mut self) -> Result<Token<'t>, DescriptorError> {
        self.skip_blank();
        let place = self.place;
        let kind = match self.rest {
            [] => TokenKind::End,
            [sign @ (b'{' | b'}' | b'[' | b']' | b'(' | b')' | b'=' | b',' | b';'), ..] => {
                self.take(1);
                TokenKind::Sign(*sign)
            }
            [b'"', text @ ..] => self.quoted(text)?,
            [b'$', name @ ..] if word_len(name) > 0 => {
                self.take(1);
                TokenKind::State(ascii(self.take(word_len(name))))
            }
            rest => match (word_len(rest), number_len(rest)) {
                (0, 0) => {
                    let found = rest.first().copied().unwrap_or_default();
                    return Err(self.error(Kind::UnexpectedCharacter { found }));
                }
                (0, len) => TokenKind::Number(ascii(self.take(len))),
                (len, _) => TokenKind::Word(ascii(self.take(len))),
            },
        };
        Ok(Token { kind, place })
    }

    /// Takes a text, which `text` begins with, and its quotes.
    fn quoted(&mut self, text: &'t [u8]) -> Result<TokenKind<'t>, DescriptorError> {
        let len = span(text, |byte| !matches!(byte, b'"' | b'\r' | b'\n'));
        if text.get(len) != Some(&b'"') {
            return Err(self.error(Kind::UnterminatedString));
        }
        self.take(1);
        let text = self.take(len);
        self.take(1);
        Ok(TokenKind::Quoted(text))
    }

    fn skip_blank(&mut self) {
        loop {
            match self.rest {
                [b'\n', rest @ ..] => {
                    let line = self.place.line.saturating_add(1);
                    (self.rest, self.place) = (rest, Place { line, column: 1 });
                }
                [b' ' | b'\t' | b'\r', ..] => {
                    self.take(1);
                }
                [b'#', comment @ ..] => {
                    let len = span(comment, |byte| byte != b'\n');
                    self.take(len.saturating_add(1));
                }
                _ => return,
            }
        }
    }

    /// Takes the next `len` bytes, which are on one line.
    fn take(&mut self, len: usize) -> &'t [u8] {
        let (taken, rest) = self.rest.split_at_checked(len).unwrap_or((self.rest, &[]));
        self.rest = rest;
        self.place.column = self.place.column.saturating_add(taken.len());
        taken
    }

    #[cold]
    fn error(&self, kind: Kind) -> DescriptorError {
        DescriptorError::new(kind, self.place)
    }
}

/// Bytes at the start of `text` that `is` holds for.
fn span(text: &[u8], is: impl Fn(u8) -> bool) -> usize {
    text.iter().position(|byte| !is(*byte)).unwrap_or(text.len())
}

/// The length of the word that `text` begins with, or 0.
fn word_len(text: &[u8]) -> usize {
    match text {
        [b'A'..=b'Z' | b'a'..=b'z' | b'_', ..] => {
            span(text, |byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
        }
        _ => 0,
    }
}

/// The length of the number that `text` begins with, or 0.
fn number_len(text: &[u8]) -> usize {
    let digits = |rest: &[u8]| span(rest, |byte| byte.is_ascii_digit());
    let sign = usize::from(matches!(text, [b'+' | b'-', ..]));
    // The length up to here, if digits follow the first `from` bytes.
    let through = |from: usize| match digits(text.get(from..).unwrap_or_default()) {
        0 => None,
        len => from.checked_add(len),
    };
    let Some(whole) = through(sign) else { return 0 };
    let point = whole.saturating_add(1);
    let number = match text.get(whole) {
        Some(b'.') => through(point).unwrap_or(whole),
        _ => whole,
    };
    let letter = number.saturating_add(1);
    match (text.get(number), text.get(letter)) {
        (Some(b'e' | b'E'), Some(b'+' | b'-')) => through(letter.saturating_add(1)),
        (Some(b'e' | b'E'), _) => through(letter),
        _ => None,
    }
    .unwrap_or(number)
}

/// `text`, which is ASCII.
fn ascii(text: &[u8]) -> &str {
    str::from_utf8(text).unwrap_or_default()
}
