//! The codes of packets, which change from build to build.

use core::{error::Error, fmt, num::IntErrorKind, str::FromStr};
use std::{collections::HashMap, sync::Arc};

/// The names of packets and their codes in one build of the game.
///
/// It is data from outside, as text: a name and a code a line, with `=` or white space between
/// them. Codes are decimal, or hexadecimal behind `0x`. `#` and `//` begin a comment.
///
/// # Examples
///
/// ```
/// use formats::tera::OpcodeTable;
///
/// let table: OpcodeTable = "
///     ## a build of 2020
///     C_CHECK_VERSION = 19900
///     C_LOGIN_ARBITER 0x9a62   // the first packet with a name in it
/// "
/// .parse()?;
/// assert_eq!(table.code("C_CHECK_VERSION"), Some(0x4dbc));
/// assert_eq!(table.name(39522), Some("C_LOGIN_ARBITER"));
/// assert_eq!(table.code("S_LOGIN"), None);
///
/// let error = "C_A = 1\nC_B = 1".parse::<OpcodeTable>().unwrap_err();
/// assert_eq!(error.to_string(), "code 1 of `C_B` is that of `C_A` already in line 2");
/// # Ok::<(), formats::tera::OpcodeError>(())
/// ```
///
/// Files that people pass around often have duplicates, and
/// [`parse_lenient`](Self::parse_lenient) reads them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OpcodeTable {
    codes: HashMap<Arc<str>, u16>,
    names: HashMap<u16, Arc<str>>,
}

impl OpcodeTable {
    /// An empty table.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads a table that may have duplicates, and lists all of them, each with its line.
    ///
    /// Where two lines have the same name, [`code`](Self::code) is that of the first; where two have
    /// the same code, [`name`](Self::name) is that of the first. The rest of both lines counts: a
    /// second name for a code still has that code, so it can be sent.
    ///
    /// # Errors
    ///
    /// As [`parse`](str::parse) for everything else that is wrong with a line.
    ///
    /// # Examples
    ///
    /// ```
    /// use formats::tera::OpcodeTable;
    ///
    /// let (table, duplicates) = OpcodeTable::parse_lenient("C_A = 1\nC_B = 1\nC_A = 2")?;
    /// assert_eq!((table.name(1), table.code("C_B")), (Some("C_A"), Some(1)));
    /// assert_eq!((table.code("C_A"), table.name(2)), (Some(1), Some("C_A")));
    /// assert_eq!(duplicates.len(), 2);
    /// assert_eq!(duplicates[1].to_string(), "`C_A` has the code 1 already in line 3");
    /// # Ok::<(), formats::tera::OpcodeError>(())
    /// ```
    pub fn parse_lenient(text: &str) -> Result<(Self, Vec<OpcodeError>), OpcodeError> {
        let mut table = Self::new();
        let mut duplicates = Vec::new();
        for (line, text) in lines(text) {
            let at_line = |kind| OpcodeError { line, kind };
            let Some((name, code)) = read_line(text).map_err(at_line)? else { continue };
            if let Err(kind) = table.insert(name, code) {
                duplicates.push(at_line(kind));
                let name: Arc<str> = name.into();
                table.names.entry(code).or_insert_with(|| Arc::clone(&name));
                table.codes.entry(name).or_insert(code);
            }
        }
        Ok((table, duplicates))
    }

    /// Adds a packet.
    ///
    /// # Errors
    ///
    /// Fails if the table has the name or the code already; it is then unchanged.
    pub fn insert(&mut self, name: &str, code: u16) -> Result<(), OpcodeErrorKind> {
        if let Some(&given) = self.codes.get(name) {
            return Err(OpcodeErrorKind::DuplicateName { name: name.into(), given });
        }
        if let Some(given) = self.names.get(&code) {
            let (name, given) = (name.into(), given.as_ref().into());
            return Err(OpcodeErrorKind::DuplicateCode { code, name, given });
        }
        let name: Arc<str> = name.into();
        self.names.insert(code, Arc::clone(&name));
        self.codes.insert(name, code);
        Ok(())
    }

    /// The code of the packet `name`.
    #[must_use]
    pub fn code(&self, name: &str) -> Option<u16> {
        self.codes.get(name).copied()
    }

    /// The name of the packet with the code.
    #[must_use]
    pub fn name(&self, code: u16) -> Option<&str> {
        self.names.get(&code).map(AsRef::as_ref)
    }

    /// Those of `names` that the table has no code for, such as packets that a build lacks.
    pub fn missing<'n>(&self, names: &[&'n str]) -> impl Iterator<Item = &'n str> {
        names.iter().copied().filter(|name| !self.codes.contains_key(*name))
    }

    /// All names and codes, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, u16)> {
        self.codes.iter().map(|(name, &code)| (name.as_ref(), code))
    }

    /// How many packets it knows.
    #[must_use]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Whether it knows none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }
}

impl FromStr for OpcodeTable {
    type Err = OpcodeError;

    fn from_str(text: &str) -> Result<Self, OpcodeError> {
        let mut table = Self::new();
        for (line, text) in lines(text) {
            let at_line = |kind| OpcodeError { line, kind };
            if let Some((name, code)) = read_line(text).map_err(at_line)? {
                table.insert(name, code).map_err(at_line)?;
            }
        }
        Ok(table)
    }
}

/// Why a text is not a table of codes, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpcodeError {
    line: usize,
    kind: OpcodeErrorKind,
}

/// The reasons for which a line cannot be taken into a table.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OpcodeErrorKind {
    /// The line is not a name and a code.
    Line,
    /// The name has other characters than ASCII letters, digits and underscores.
    Name {
        /// The name.
        name: Box<str>,
    },
    /// The code is not a number.
    Number {
        /// What stands there.
        text: Box<str>,
    },
    /// The code is over 65535.
    TooLarge {
        /// What stands there.
        text: Box<str>,
    },
    /// The name has a code already.
    DuplicateName {
        /// The name.
        name: Box<str>,
        /// The code it has.
        given: u16,
    },
    /// The code belongs to another name already.
    DuplicateCode {
        /// The code.
        code: u16,
        /// The name that should get it.
        name: Box<str>,
        /// The name that has it.
        given: Box<str>,
    },
}

impl OpcodeError {
    /// The line, counted from 1.
    #[must_use]
    pub fn line(&self) -> usize {
        self.line
    }

    /// What is wrong with it.
    #[must_use]
    pub fn kind(&self) -> &OpcodeErrorKind {
        &self.kind
    }
}

impl fmt::Display for OpcodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in line {}", self.kind, self.line)
    }
}

impl Error for OpcodeError {}

impl fmt::Display for OpcodeErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line => f.write_str("expected a name and a code"),
            Self::Name { name } => write!(f, "`{name}` is not a name"),
            Self::Number { text } => write!(f, "`{text}` is not a number"),
            Self::TooLarge { text } => write!(f, "code {text} is over the maximum 65535"),
            Self::DuplicateName { name, given } => {
                write!(f, "`{name}` has the code {given} already")
            }
            Self::DuplicateCode { code, name, given } => {
                write!(f, "code {code} of `{name}` is that of `{given}` already")
            }
        }
    }
}

impl Error for OpcodeErrorKind {}

/// The lines of a text, counted from 1.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    // Editors on Windows, where these files come from, put a byte order mark in front.
    (1..).zip(text.strip_prefix('\u{feff}').unwrap_or(text).lines())
}

/// The name and the code in a line; nothing if it is empty or a comment.
fn read_line(line: &str) -> Result<Option<(&str, u16)>, OpcodeErrorKind> {
    let line = line.split('#').next().unwrap_or_default();
    let line = line.split("//").next().unwrap_or_default().trim();
    if line.is_empty() {
        return Ok(None);
    }
    let (name, code) = line
        .split_once('=')
        .or_else(|| line.split_once(char::is_whitespace))
        .map(|(name, code)| (name.trim(), code.trim()))
        .filter(|(name, code)| !name.is_empty() && !code.is_empty())
        .ok_or(OpcodeErrorKind::Line)?;
    if !name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
        return Err(OpcodeErrorKind::Name { name: name.into() });
    }
    Ok(Some((name, read_code(code)?)))
}

fn read_code(text: &str) -> Result<u16, OpcodeErrorKind> {
    let (digits, radix) = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
        Some(digits) => (digits, 16),
        None => (text, 10),
    };
    let number = || OpcodeErrorKind::Number { text: text.into() };
    // `from_str_radix` takes a sign.
    if digits.starts_with('+') {
        return Err(number());
    }
    u16::from_str_radix(digits, radix).map_err(|error| match error.kind() {
        IntErrorKind::PosOverflow => OpcodeErrorKind::TooLarge { text: text.into() },
        _ => number(),
    })
}
