//! The program: its commands, and what they have in common.

mod castle;
mod diff;
mod encode;
mod export;
mod failure;
pub(crate) mod files;
mod guess;
mod import;
mod inspect;
mod list;
mod pcap;
mod program;
mod proxy;
mod report;
mod schema;
mod sdl;
mod select;
mod streams;

use std::{ffi::OsString, process::ExitCode};

use clap::{ArgMatches, Command};
use codec_core::catalog::Catalog;
use formats::tera::OpcodeTable;

use crate::safe;

pub use self::streams::Streams;
pub(crate) use self::{
    export::Job,
    failure::Failure,
    select::{format_arg, hex},
    streams::Console,
};

/// The program `wire`.
///
/// ```no_run
/// use std::process::ExitCode;
///
/// fn main() -> ExitCode {
///     codec_inspect::Tool::new().main()
/// }
/// ```
#[derive(Debug)]
pub struct Tool {
    catalog: Catalog,
}

/// A command of the program.
struct Entry {
    command: fn() -> Command,
    run: fn(&Tool, &ArgMatches, &mut Console<'_>) -> Result<(), Failure>,
}

const ENTRIES: &[Entry] = &[
    Entry { command: inspect::command, run: inspect::run },
    Entry { command: guess::command, run: guess::run },
    Entry { command: list::list_command, run: list::list },
    Entry { command: list::show_command, run: list::show },
    Entry { command: schema::command, run: schema::run },
    Entry { command: diff::command, run: diff::run },
    Entry { command: encode::command, run: encode::run },
    Entry { command: pcap::command, run: pcap::run },
    Entry { command: proxy::command, run: proxy::run },
    Entry { command: castle::command, run: castle::run },
    Entry { command: castle::convert_command, run: castle::convert },
    Entry { command: import::command, run: import::run },
    Entry { command: export::command, run: export::run },
    Entry { command: program::demo_command, run: program::demo },
    Entry { command: program::completions_command, run: program::completions },
    Entry { command: program::man_command, run: program::man },
];

impl Tool {
    /// The program with the messages of all formats.
    #[must_use]
    pub fn new() -> Self {
        Self::with(formats::catalog())
    }

    /// The program with these messages.
    #[must_use]
    pub fn with(catalog: Catalog) -> Self {
        Self { catalog }
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
        let mut streams = Console::new(streams);
        let streams = &mut streams;
        let arguments: Vec<OsString> = arguments.into_iter().map(Into::into).collect();
        let result = match command().try_get_matches_from(&arguments) {
            Ok(matches) => self.dispatch(&matches, streams),
            Err(error) => {
                // What is said of the arguments is the same for those that can be shown.
                let shown =
                    arguments.iter().map(|it| safe::line(&it.to_string_lossy()).into_owned());
                let error = command().try_get_matches_from(shown).err().unwrap_or(error);
                Err(Failure::Arguments(error))
            }
        };
        let result = result.and_then(|()| streams.flush().map_err(Failure::from));
        match result {
            Ok(()) => 0,
            Err(failure) => failure.report(streams),
        }
    }

    fn dispatch(&self, matches: &ArgMatches, streams: &mut Console<'_>) -> Result<(), Failure> {
        let mebibytes = matches.get_one::<u64>("max-size").copied().unwrap_or_default();
        streams.left = mebibytes.saturating_mul(1 << 20);
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

impl Default for Tool {
    fn default() -> Self {
        Self::new()
    }
}

/// Reads names and codes of TERA packets. Duplicates in them are reported and otherwise harmless.
fn opcodes(path: &str, streams: &mut Console<'_>) -> Result<OpcodeTable, Failure> {
    let text = files::read(path, streams)?;
    let text = String::from_utf8_lossy(&text);
    let (table, duplicates) = OpcodeTable::parse_lenient(&text).map_err(|error| {
        Failure::usage(format_args!("{path}: {error}"), "give a name and a code on each line")
    })?;
    for duplicate in duplicates {
        streams.warn(format_args!("{path}: {duplicate}"))?;
    }
    Ok(table)
}

/// All commands with their help.
fn command() -> Command {
    Command::new("wire")
        .about("Looks into bytes of binary formats, by the declarations of their messages")
        .version(env!("CARGO_PKG_VERSION"))
        .subcommand_required(true)
        .arg_required_else_help(true)
        .disable_help_subcommand(false)
        .arg(files::max_size_arg())
        .subcommands(ENTRIES.iter().map(|entry| (entry.command)()))
        .after_help(
            "Examples:\n  wire demo\n  wire list ping\n  \
             wire inspect --message Cli2Auth --hex \"0000 02000000 01000000 00000000\"\n  \
             wire guess check_version.hex\n  wire pcap login.pcapng",
        )
}
