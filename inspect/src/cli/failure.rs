//! Why a command fails, and the exit code for it.

use std::{fmt, io, path::Path};

use super::Console;

/// Why a command fails.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The arguments or the input make no sense: a line for the user, and what to do instead.
    Usage { message: String, hint: String },
    /// The arguments are not those of a command; also a request for help.
    Arguments(clap::Error),
    /// Something could not be decoded, which was shown already.
    Undecodable,
    /// The output is closed or full.
    Output(io::Error),
}

impl Failure {
    #[cold]
    pub(crate) fn usage(message: impl fmt::Display, hint: impl fmt::Display) -> Self {
        Self::Usage { message: message.to_string(), hint: hint.to_string() }
    }

    /// A file that cannot be read.
    #[cold]
    pub(crate) fn file(path: &str, error: &io::Error) -> Self {
        let hint = match error.kind() {
            io::ErrorKind::NotFound => "give the path of a file, or `-` for standard input",
            io::ErrorKind::IsADirectory => "give the path of a file in it",
            _ => "check that the file can be read",
        };
        Self::usage(format_args!("cannot read `{path}`: {}", reason(error)), hint)
    }

    /// A file that cannot be written.
    #[cold]
    pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Self {
        let message = format!("cannot write `{}`: {}", path.display(), reason(error));
        Self::usage(message, "give another path")
    }

    /// Shows the failure; returns the exit code.
    pub(crate) fn report(self, streams: &mut Console<'_>) -> u8 {
        match self {
            Self::Usage { message, hint } => {
                let hint = if hint.is_empty() { hint } else { format!(" ({hint})") };
                // Nobody is left to be told if this fails.
                let _ = streams.warn(format_args!("{message}{hint}"));
                2
            }
            Self::Arguments(error) => {
                let text = error.render();
                let to = if error.use_stderr() { &mut streams.errors } else { &mut streams.output };
                let _ = if streams.color {
                    to.bytes(text.ansi().to_string().as_bytes())
                } else {
                    write!(to, "{text}")
                };
                let _ = streams.flush();
                if error.use_stderr() { 2 } else { 0 }
            }
            Self::Undecodable => {
                let _ = streams.flush();
                1
            }
            // A reader that has seen enough, such as `head`, is no fault.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(error) => {
                let _ = streams.warn(format_args!("cannot write: {}", reason(&error)));
                2
            }
        }
    }
}

/// Errors of files have a type of their own: this is for output.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// The reason without the number of the operating system behind it.
fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    let text = text.split(" (os error").next().unwrap_or_default();
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_lowercase);
    first.chain(chars).collect()
}
