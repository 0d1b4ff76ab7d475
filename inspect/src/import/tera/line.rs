//! The lines of a definition.

use crate::similar::closest;

use super::Fault;

/// A line with a field.
#[derive(Clone, Debug)]
pub(super) struct Line {
    /// How many dashes are before it.
    pub(super) depth: usize,
    pub(super) word: Word,
    pub(super) name: String,
    /// The place of its first word.
    pub(super) at: Place,
    /// Comments above it and behind it.
    pub(super) comments: Vec<String>,
}

/// A line, from 1, and a character in it, from 1.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) line: usize,
    pub(super) column: usize,
}

impl Place {
    pub(super) fn fault(self, what: impl Into<String>) -> Fault {
        Fault { line: self.line, column: self.column, what: what.into() }
    }
}

/// What a field is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Type(Type),
    Object,
    Ref,
}

/// The type of a field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Fixed(Fixed),
    Text,
    Bytes,
    /// A list; without a type, its fields are below it.
    List {
        of: Option<Box<Type>>,
        interleaved: bool,
    },
}

/// Types of a fixed length.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fixed {
    Number(&'static str),
    Bool,
    Angle,
    Vec3,
    SkillId,
    SkillId32,
    Customize,
}

const TYPES: &[(&str, Type)] = &[
    ("byte", Type::Fixed(Fixed::Number("u8"))),
    ("uint8", Type::Fixed(Fixed::Number("u8"))),
    ("int8", Type::Fixed(Fixed::Number("i8"))),
    ("int16", Type::Fixed(Fixed::Number("i16"))),
    ("uint16", Type::Fixed(Fixed::Number("u16"))),
    ("int32", Type::Fixed(Fixed::Number("i32"))),
    ("uint32", Type::Fixed(Fixed::Number("u32"))),
    ("int64", Type::Fixed(Fixed::Number("i64"))),
    ("uint64", Type::Fixed(Fixed::Number("u64"))),
    ("float", Type::Fixed(Fixed::Number("f32"))),
    ("double", Type::Fixed(Fixed::Number("f64"))),
    ("bool", Type::Fixed(Fixed::Bool)),
    ("angle", Type::Fixed(Fixed::Angle)),
    ("vec3", Type::Fixed(Fixed::Vec3)),
    ("vec3fa", Type::Fixed(Fixed::Vec3)),
    ("skillid", Type::Fixed(Fixed::SkillId)),
    ("skillid32", Type::Fixed(Fixed::SkillId32)),
    ("customize", Type::Fixed(Fixed::Customize)),
    ("string", Type::Text),
    ("bytes", Type::Bytes),
];

/// Types within types; deeper ones are a mistake.
const MAX_DEPTH: usize = 8;

/// The fields of a text, with the comments before the first and behind the last of them.
pub(super) struct Lines {
    pub(super) head: Vec<String>,
    pub(super) fields: Vec<Line>,
    pub(super) tail: Vec<String>,
}

/// Reads the fields of a text.
pub(super) fn lines(text: &str) -> Result<Lines, Vec<Fault>> {
    let text = text.trim_start_matches('\u{feff}');
    let (mut head, mut lines, mut faults) = (Vec::new(), Vec::new(), Vec::new());
    let mut pending = Vec::new();
    for (number, text) in (1..).zip(text.lines()) {
        let mut cursor = Cursor::new(text, number);
        match cursor.line() {
            Ok(None) => pending.extend(cursor.comment()),
            Ok(Some(mut line)) => {
                if lines.is_empty() {
                    head = core::mem::take(&mut pending);
                }
                line.comments = core::mem::take(&mut pending);
                line.comments.extend(cursor.comment());
                lines.push(line);
            }
            Err(fault) => faults.push(fault),
        }
    }
    if lines.is_empty() {
        head.append(&mut pending);
    }
    if faults.is_empty() { Ok(Lines { head, fields: lines, tail: pending }) } else { Err(faults) }
}

/// A place in a line.
struct Cursor<'a> {
    text: &'a str,
    rest: &'a str,
    line: usize,
}

impl<'a> Cursor<'a> {
    fn new(text: &'a str, line: usize) -> Self {
        Self { text, rest: text, line }
    }

    fn place(&self) -> Place {
        let left = self.rest.chars().count();
        let column = self.text.chars().count().saturating_sub(left).saturating_add(1);
        Place { line: self.line, column }
    }

    /// Reads a field, up to its comment; `None` if there is none.
    fn line(&mut self) -> Result<Option<Line>, Fault> {
        let depth = self.dashes();
        let at = self.place();
        if self.at_end() {
            return if depth == 0 {
                Ok(None)
            } else {
                Err(at.fault("expected a type and a name behind `-`"))
            };
        }
        let word = self.word()?;
        self.skip_space();
        let name = self.take_while(|c| !c.is_whitespace() && c != '#');
        if name.is_empty() {
            return Err(self.place().fault("expected a name behind the type"));
        }
        self.skip_space();
        if !self.at_end() {
            let found = quote(self.rest);
            return Err(self.place().fault(format!("expected the end of the line, found {found}")));
        }
        Ok(Some(Line { depth, word, name: name.to_owned(), at, comments: Vec::new() }))
    }

    /// The comment that the rest of the line is.
    fn comment(&self) -> Option<String> {
        let comment = self.rest.strip_prefix('#')?;
        let comment = comment.trim_matches(|c: char| c.is_whitespace() || c == '#');
        (!comment.is_empty()).then(|| comment.to_owned())
    }

    fn dashes(&mut self) -> usize {
        let mut depth = 0_usize;
        loop {
            self.skip_space();
            let Some(rest) = self.rest.strip_prefix('-') else { return depth };
            self.rest = rest;
            depth = depth.saturating_add(1);
        }
    }

    fn word(&mut self) -> Result<Word, Fault> {
        for (name, word) in [("object", Word::Object), ("ref", Word::Ref)] {
            if let Some(rest) = self.rest.strip_prefix(name)
                && rest.chars().next().is_none_or(char::is_whitespace)
            {
                self.rest = rest;
                return Ok(word);
            }
        }
        self.type_name(0).map(Word::Type)
    }

    fn type_name(&mut self, depth: usize) -> Result<Type, Fault> {
        let at = self.place();
        let name = self.take_while(|c| c.is_ascii_alphanumeric() || c == '_');
        if name == "array" {
            return self.array(depth);
        }
        if let Some((_, found)) = TYPES.iter().find(|(known, _)| *known == name) {
            return Ok(found.clone());
        }
        if name.is_empty() {
            return Err(at.fault(format!("expected a type, found {}", quote(self.rest))));
        }
        let known = TYPES.iter().map(|(name, _)| *name).chain(["array", "object", "ref"]);
        Err(at.fault(match closest(name, known) {
            Some(known) => format!("unknown type `{name}`; did you mean `{known}`?"),
            None => format!("unknown type `{name}`"),
        }))
    }

    /// What can follow `array`: `<TYPE>`, `[interleaved]`.
    fn array(&mut self, depth: usize) -> Result<Type, Fault> {
        let mut of = None;
        if self.take('<') {
            if depth >= MAX_DEPTH {
                return Err(self.place().fault("too many arrays within arrays"));
            }
            self.skip_space();
            let at = self.place();
            let element = self.type_name(depth.saturating_add(1))?;
            if let Type::List { of: None, .. } = element {
                return Err(at.fault(
                    "expected the type of its elements behind this `array`, such as `<int32>`",
                ));
            }
            of = Some(Box::new(element));
            if !self.take('>') {
                return Err(self.place().fault("expected `>` behind the type of the elements"));
            }
        }
        let mut interleaved = false;
        while self.take('[') {
            self.skip_space();
            let at = self.place();
            match self.take_while(|c| c.is_ascii_alphanumeric()) {
                "interleaved" => interleaved = true,
                word => {
                    return Err(at.fault(format!("expected `interleaved`, found `{word}`")));
                }
            }
            if !self.take(']') {
                return Err(self.place().fault("expected `]`"));
            }
        }
        Ok(Type::List { of, interleaved })
    }

    fn take(&mut self, wanted: char) -> bool {
        match self.rest.trim_start().strip_prefix(wanted) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn take_while(&mut self, mut is: impl FnMut(char) -> bool) -> &'a str {
        let end = self.rest.find(|c| !is(c)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at_checked(end).unwrap_or((self.rest, ""));
        self.rest = rest;
        taken
    }

    fn skip_space(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn at_end(&self) -> bool {
        self.rest.is_empty() || self.rest.starts_with('#')
    }
}

/// The first word of `text`, to be shown.
fn quote(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or_default();
    let shown: String = word.chars().take(40).flat_map(char::escape_debug).collect();
    format!("`{shown}`")
}
