//! `wire export`: declarations for the tools of others.

use clap::{Arg, ArgMatches, Command, ValueHint};
use codec_core::catalog::Entry as Message;

use super::{Failure, Streams, Tool, select};
use crate::export::wireshark;

/// Something that declarations can be turned into.
struct Target {
    command: fn() -> Command,
    run: fn(&Job<'_>, &mut Streams<'_>) -> Result<(), Failure>,
}

const TARGETS: &[Target] = &[Target { command: wireshark::command, run: wireshark::run }];

/// What is exported, and where to.
pub(crate) struct Job<'a> {
    /// The name of the format, as the catalog has it.
    pub(crate) format: &'a str,
    /// Its messages, or the one that `--message` names.
    pub(crate) messages: Vec<&'a Message>,
    /// The file or folder that `--output` names.
    pub(crate) output: Option<&'a str>,
}

pub(crate) fn command() -> Command {
    Command::new("export")
        .about("Turns declarations into what other tools read")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .after_help("Examples:\n  wire export wireshark --format moul --output moul.lua")
        .subcommands(TARGETS.iter().map(|target| with_arguments((target.command)())))
}

/// The options that all of them have.
fn with_arguments(command: Command) -> Command {
    command.arg(select::format_arg().required(true)).arg(select::message_arg()).arg(
        Arg::new("output")
            .long("output")
            .short('o')
            .value_name("PATH")
            .value_hint(ValueHint::AnyPath)
            .help("File or folder to write; standard output if there is none"),
    )
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return Err(Failure::usage("nothing to export to", "`wire export --help` lists them"));
    };
    let wanted = select::text(matches, "format").unwrap_or_default();
    tool.check_format(wanted)?;
    let Some(format) = tool.formats().into_iter().find(|it| plain(it) == plain(wanted)) else {
        return Err(Failure::usage("no such format", "`wire list` shows them"));
    };
    let messages = match select::text(matches, "message") {
        Some(message) => vec![tool.entry(format, message)?],
        None => tool.catalog.entries().iter().filter(|it| it.format() == format).collect(),
    };
    let job = Job { format, messages, output: select::text(matches, "output") };
    for target in TARGETS {
        if (target.command)().get_name() == name {
            return (target.run)(&job, streams);
        }
    }
    Err(Failure::usage(
        format_args!("cannot export to `{name}`"),
        "`wire export --help` lists them",
    ))
}

/// A name without case and punctuation.
fn plain(name: &str) -> String {
    name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
