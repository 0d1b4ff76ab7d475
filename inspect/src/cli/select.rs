//! Which message is meant, and which bytes.

use clap::{Arg, ArgAction, ArgMatches};
use codec_core::catalog::{Entry, FindError};

use super::{Console, Failure, Tool, files};

/// `--format`.
pub(crate) fn format_arg() -> Arg {
    Arg::new("format")
        .long("format")
        .short('f')
        .value_name("FORMAT")
        .help("Format of the message, such as moul; `wire list` shows them")
}

/// `--message`.
pub(crate) fn message_arg() -> Arg {
    Arg::new("message").long("message").short('m').value_name("NAME").help(
        "Message or set of messages, by any of its names or its number: Cli2Auth, \
         Cli2Auth/PingRequest, moul/Cli2Auth/0",
    )
}

/// `FILE` and `--hex`.
pub(crate) fn input_args() -> [Arg; 2] {
    let file = Arg::new("file")
        .value_name("FILE")
        .help("File with the bytes, or `-` for standard input; text in hex if it ends in .hex");
    let hex = Arg::new("hex")
        .long("hex")
        .value_name("HEX")
        .action(ArgAction::Set)
        .conflicts_with("file")
        .help("The bytes themselves, in hex");
    [file, hex]
}

/// A name without case and punctuation, as people may write it.
pub(crate) fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// The text of an option.
pub(crate) fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The bytes that `FILE` or `--hex` give, and what to call them.
pub(crate) fn input(
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(Vec<u8>, String), Failure> {
    if let Some(text) = text(matches, "hex") {
        return Ok((hex(text)?, "--hex".to_owned()));
    }
    let Some(path) = text(matches, "file") else {
        return Err(Failure::usage("no bytes", "give a FILE, `-` or --hex \"0300 …\""));
    };
    let bytes = files::read(path, streams)?;
    let is_text = std::path::Path::new(path).extension().is_some_and(|it| it == "hex");
    let bytes = if is_text { hex(&String::from_utf8_lossy(&bytes))? } else { bytes };
    Ok((bytes, path.to_owned()))
}

/// Bytes written in hex; comments behind `#`, and what people put between bytes, do not count.
pub(crate) fn hex(text: &str) -> Result<Vec<u8>, Failure> {
    let mut digits = Vec::new();
    let mut in_comment = false;
    for (index, c) in text.chars().enumerate() {
        match c {
            '\n' => in_comment = false,
            _ if in_comment => {}
            '#' => in_comment = true,
            _ if c.is_whitespace() || matches!(c, ',' | ':' | '-' | '_' | '\\') => {}
            // `0x12` and `\x12`
            'x' | 'X' if matches!(digits.last(), Some(0)) && !digits.len().is_multiple_of(2) => {
                digits.pop();
            }
            'x' | 'X' => {}
            _ => {
                let Some(digit) = c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()) else {
                    let place = index.saturating_add(1);
                    let message = format!("bad hex: `{c}` at character {place} is not a digit");
                    return Err(Failure::usage(message, "give pairs of digits, such as 0300 ff"));
                };
                digits.push(digit);
            }
        }
    }
    let (pairs, rest) = digits.as_chunks::<2>();
    if !rest.is_empty() {
        let message = format!("bad hex: {} digits, which is an odd number", digits.len());
        return Err(Failure::usage(message, "give pairs of digits, such as 0300 ff"));
    }
    Ok(pairs.iter().map(|[high, low]| high << 4 | low).collect())
}

impl Tool {
    /// The entry that is meant.
    pub(crate) fn entry(&self, format: &str, name: &str) -> Result<&Entry, Failure> {
        self.check_format(format)?;
        self.catalog.find_in(format, name).map_err(|error| match error {
            FindError::Ambiguous { .. } => {
                Failure::usage(error, "add the set or the format, as in the list")
            }
            _ => Failure::usage(error, "`wire list WORD` finds messages"),
        })
    }

    /// Rejects a format that no entry has.
    pub(crate) fn check_format(&self, format: &str) -> Result<(), Failure> {
        let formats = self.formats();
        if format.is_empty() || formats.iter().any(|known| plain(known) == plain(format)) {
            return Ok(());
        }
        let hint = match crate::similar::closest(format, formats.iter().copied()) {
            Some(known) => format!("did you mean `{known}`?"),
            None => format!("there are {}", formats.join(", ")),
        };
        Err(Failure::usage(format_args!("no format `{format}`"), hint))
    }

    /// The names of all formats, in the order of the catalog.
    pub(crate) fn formats(&self) -> Vec<&'static str> {
        let mut formats: Vec<&'static str> = Vec::new();
        for entry in self.catalog.entries() {
            if !formats.contains(&entry.format()) {
                formats.push(entry.format());
            }
        }
        formats
    }
}
