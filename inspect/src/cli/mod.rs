//! The program: its commands, and what they have in common.

mod failure;
mod files;
mod import;
mod streams;

use std::{ffi::OsString, process::ExitCode};

use clap::{ArgMatches, Command};

use self::failure::Failure;
pub use self::streams::Streams;

/// The program `wire`.
#[derive(Debug, Default)]
pub struct Tool {}

/// A command of the program.
struct Entry {
    command: fn() -> Command,
    run: fn(&Tool, &ArgMatches, &mut Streams<'_>) -> Result<(), Failure>,
}

const ENTRIES: &[Entry] = &[Entry { command: import::command, run: import::run }];

impl Tool {
    /// The program with the messages of all formats.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Runs with the arguments of the process, and its input and output.
    ///
    /// The exit code is 0, or 1 if something could not be decoded, or 2 if the arguments or the input
    /// make no sense.
    #[must_use]
    pub fn main(&self) -> ExitCode {
        streams::with_process(|streams| self.run(std::env::args_os(), streams)).into()
    }

    /// Runs with these arguments, the first of which is the name of the program. Returns the exit
    /// code.
    pub fn run<A>(&self, arguments: A, streams: &mut Streams<'_>) -> u8
    where
        A: IntoIterator<Item: Into<OsString> + Clone>,
    {
        let result = match command().try_get_matches_from(arguments) {
            Ok(matches) => self.dispatch(&matches, streams),
            Err(error) => Err(Failure::Arguments(error)),
        };
        let result = result.and_then(|()| streams.flush().map_err(Failure::from));
        match result {
            Ok(()) => 0,
            Err(failure) => failure.report(streams),
        }
    }

    fn dispatch(&self, matches: &ArgMatches, streams: &mut Streams<'_>) -> Result<(), Failure> {
        let Some((name, matches)) = matches.subcommand() else {
            return Err(Failure::usage("no command", "`wire help` lists them"));
        };
        for entry in ENTRIES {
            if (entry.command)().get_name() == name {
                return (entry.run)(self, matches, streams);
            }
        }
        Err(Failure::usage(format!("no command `{name}`"), "`wire help` lists them"))
    }
}

/// All commands with their help.
fn command() -> Command {
    Command::new("wire")
        .about("Looks into bytes of binary formats, by the declarations of their messages")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(false)
        .subcommands(ENTRIES.iter().map(|entry| (entry.command)()))
}
