//! From the text of a `.sdl` file to descriptors that do not know each other yet.

use super::{
    DescriptorError, DescriptorErrorKind as Kind, SimpleType, Values, VariableType, default,
    error::Place,
    token::{Token, TokenKind, Tokens},
};

/// A descriptor as it stands in the text.
#[derive(Debug)]
pub(super) struct ParsedDescriptor {
    pub(super) name: String,
    pub(super) version: u16,
    pub(super) place: Place,
    pub(super) variables: Vec<ParsedVariable>,
}

/// A variable as it stands in the text.
#[derive(Debug)]
pub(super) struct ParsedVariable {
    pub(super) name: String,
    pub(super) ty: VariableType,
    /// Where the type stands.
    pub(super) place: Place,
    pub(super) count: Option<u32>,
    pub(super) default: Option<Values>,
    pub(super) default_options: Vec<String>,
    pub(super) display_options: Vec<String>,
}

/// What encrypted files begin with.
const ENCRYPTED: [&[u8]; 2] = [b"whatdoyousee", b"notthedroids"];

/// Reads the descriptors of one text, in which a variable has at most `max_count` elements.
pub(super) fn parse(text: &[u8], max_count: u32) -> Result<Vec<ParsedDescriptor>, DescriptorError> {
    if ENCRYPTED.iter().any(|mark| text.starts_with(mark)) {
        return Err(DescriptorError::new(Kind::EncryptedFile, Place { line: 1, column: 1 }));
    }
    let mut tokens = Tokens::new(text);
    let mut parser = Parser { next: tokens.next()?, tokens, max_count };
    let mut descriptors = Vec::new();
    while parser.next.kind != TokenKind::End {
        descriptors.push(parser.descriptor()?);
    }
    Ok(descriptors)
}

/// The text, from the token `next` on.
///
/// A token is judged before the one behind it is looked at, so that the first mistake is reported.
struct Parser<'t> {
    tokens: Tokens<'t>,
    next: Token<'t>,
    max_count: u32,
}

impl<'t> Parser<'t> {
    /// `STATEDESC name { VERSION number … }`
    fn descriptor(&mut self) -> Result<ParsedDescriptor, DescriptorError> {
        self.keyword("STATEDESC", "`STATEDESC`")?;
        let place = self.next.place;
        let name = self.name("the name of a descriptor")?.to_owned();
        self.sign(b'{', "`{`")?;
        let version = self.version()?;
        self.semicolons()?;
        let mut variables = Vec::new();
        loop {
            match self.next.kind {
                TokenKind::Word("VAR") => {
                    self.skip()?;
                    variables.push(self.variable()?);
                }
                TokenKind::Word("VERSION") => return Err(self.error(Kind::DuplicateVersion)),
                TokenKind::Sign(b'}') => break,
                _ if variables.is_empty() => return Err(self.unexpected("`VAR` or `}`")),
                _ => return Err(self.unexpected("an option of the variable, `VAR` or `}`")),
            }
        }
        self.skip()?;
        Ok(ParsedDescriptor { name, version, place, variables })
    }

    /// `VERSION number`
    fn version(&mut self) -> Result<u16, DescriptorError> {
        match self.next.kind {
            TokenKind::Word("VERSION") => self.skip()?,
            TokenKind::End => return Err(self.unexpected("`VERSION`")),
            _ => return Err(self.error(Kind::MissingVersion { found: self.next.show() })),
        }
        let version = match self.next.kind {
            TokenKind::Number(number) => number.parse().ok(),
            TokenKind::End => return Err(self.unexpected("a version")),
            _ => None,
        };
        let Some(version) = version else {
            return Err(self.error(Kind::InvalidVersion { found: self.next.show() }));
        };
        self.skip()?;
        Ok(version)
    }

    /// `type name[count] options`, behind `VAR`.
    fn variable(&mut self) -> Result<ParsedVariable, DescriptorError> {
        let place = self.next.place;
        let ty = match self.next.kind {
            TokenKind::State(name) => VariableType::State(name.to_owned()),
            TokenKind::Word(name) => match SimpleType::from_name(name) {
                Some(ty) => VariableType::Simple(ty),
                None => return Err(self.error(Kind::UnknownType { name: name.to_owned() })),
            },
            _ => return Err(self.unexpected("the type of a variable")),
        };
        self.skip()?;
        let name = self.name("the name of a variable")?.to_owned();
        self.sign(b'[', "`[`")?;
        let count = self.count()?;
        self.sign(b']', "`]`")?;
        let (default_options, display_options) = (Vec::new(), Vec::new());
        let mut variable = ParsedVariable {
            name,
            ty,
            place,
            count,
            default: None,
            default_options,
            display_options,
        };
        self.options(&mut variable)?;
        Ok(variable)
    }

    /// The number between brackets, if there is one.
    fn count(&mut self) -> Result<Option<u32>, DescriptorError> {
        let count = match self.next.kind {
            TokenKind::Sign(b']') => return Ok(None),
            TokenKind::Number(number) => {
                number.parse::<i32>().ok().and_then(|n| u32::try_from(n).ok())
            }
            TokenKind::End => return Err(self.unexpected("a number of elements or `]`")),
            _ => None,
        };
        let Some(count @ 1..) = count else {
            return Err(self.error(Kind::InvalidCount { found: self.next.show() }));
        };
        if count > self.max_count {
            return Err(self.error(Kind::CountTooLarge { max: self.max_count, count }));
        }
        self.skip()?;
        Ok(Some(count))
    }

    /// What follows the brackets of a variable.
    fn options(&mut self, variable: &mut ParsedVariable) -> Result<(), DescriptorError> {
        let mut has_default = false;
        loop {
            match self.next.kind {
                TokenKind::Sign(b';') => self.skip()?,
                TokenKind::Word("DEFAULT") => {
                    let VariableType::Simple(ty) = variable.ty else {
                        return Err(self.error(Kind::DefaultNotAllowed));
                    };
                    if ty == SimpleType::Creatable {
                        return Err(self.error(Kind::DefaultNotAllowed));
                    }
                    if has_default {
                        return Err(self.error(Kind::DuplicateAttribute));
                    }
                    has_default = true;
                    self.skip()?;
                    self.sign(b'=', "`=`")?;
                    variable.default = self.default_value(ty)?;
                }
                TokenKind::Word("DEFAULTOPTION") => {
                    let word = self.option_word()?;
                    variable.default_options.push(word);
                }
                TokenKind::Word("DISPLAYOPTION") => {
                    let word = self.option_word()?;
                    variable.display_options.push(word);
                }
                TokenKind::Word("PHASED") => {
                    self.skip()?;
                    variable.default_options.push("VAULT".to_owned());
                }
                TokenKind::Word("INTERNAL") => {
                    self.skip()?;
                    variable.display_options.push("hidden".to_owned());
                }
                _ => return Ok(()),
            }
        }
    }

    /// The value behind `DEFAULT=`: one item, or several in parentheses.
    fn default_value(&mut self, ty: SimpleType) -> Result<Option<Values>, DescriptorError> {
        let whole = self.next;
        let mut items = Vec::new();
        if whole.kind == TokenKind::Sign(b'(') {
            self.skip()?;
            items.push(self.item()?);
            while self.next.kind == TokenKind::Sign(b',') {
                self.skip()?;
                items.push(self.item()?);
            }
            if self.next.kind != TokenKind::Sign(b')') {
                return Err(self.unexpected("`,` or `)`"));
            }
            // The closing one is skipped below, as the only item of a bare value is.
        } else {
            items.push(self.one_item()?);
        }
        let value = default::value(ty, &items, whole)?;
        self.skip()?;
        Ok(value)
    }

    /// Takes a number, word or text.
    fn item(&mut self) -> Result<Token<'t>, DescriptorError> {
        let item = self.one_item()?;
        self.skip()?;
        Ok(item)
    }

    /// The number, word or text that comes next, which is not taken.
    fn one_item(&self) -> Result<Token<'t>, DescriptorError> {
        match self.next.kind {
            TokenKind::Word(_) | TokenKind::Number(_) | TokenKind::Quoted(_) => Ok(self.next),
            TokenKind::End => Err(self.unexpected("a default value")),
            _ => {
                let (expected, found) = ("a value", self.next.show());
                Err(self.error(Kind::InvalidDefault { expected, found }))
            }
        }
    }

    /// `=word`, behind the name of an option.
    fn option_word(&mut self) -> Result<String, DescriptorError> {
        self.skip()?;
        self.sign(b'=', "`=`")?;
        self.name("the word of an option").map(str::to_owned)
    }

    fn semicolons(&mut self) -> Result<(), DescriptorError> {
        while self.next.kind == TokenKind::Sign(b';') {
            self.skip()?;
        }
        Ok(())
    }

    fn keyword(&mut self, word: &str, expected: &'static str) -> Result<(), DescriptorError> {
        match self.next.kind {
            TokenKind::Word(found) if found == word => self.skip(),
            _ => Err(self.unexpected(expected)),
        }
    }

    fn sign(&mut self, sign: u8, expected: &'static str) -> Result<(), DescriptorError> {
        if self.next.kind == TokenKind::Sign(sign) {
            return self.skip();
        }
        Err(self.unexpected(expected))
    }

    fn name(&mut self, expected: &'static str) -> Result<&'t str, DescriptorError> {
        match self.next.kind {
            TokenKind::Word(name) => {
                self.skip()?;
                Ok(name)
            }
            _ => Err(self.unexpected(expected)),
        }
    }

    /// Goes on to the token behind the next.
    fn skip(&mut self) -> Result<(), DescriptorError> {
        self.next = self.tokens.next()?;
        Ok(())
    }

    #[cold]
    fn unexpected(&self, expected: &'static str) -> DescriptorError {
        self.error(match self.next.kind {
            TokenKind::End => Kind::UnexpectedEndOfText { expected },
            _ => Kind::UnexpectedToken { expected, found: self.next.show() },
        })
    }

    #[cold]
    fn error(&self, kind: Kind) -> DescriptorError {
        DescriptorError::new(kind, self.next.place)
    }
}
