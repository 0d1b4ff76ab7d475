//! `wire export`: declarations for the tools of others.

use clap::{Arg, ArgMatches, Command, ValueHint};
use codec_core::catalog::Entry as Message;

use super::{Console, Failure, Tool, select, select::plain};
use crate::export::{json_schema, kaitai, markdown, wireshark};

/// Something that declarations can be turned into.
struct Target {
    command: fn() -> Command,
    run: fn(&Job<'_>, &mut Console<'_>) -> Result<(), Failure>,
}

const TARGETS: &[Target] = &[
    Target { command: markdown::command, run: markdown::run },
    Target { command: wireshark::command, run: wireshark::run },
    Target { command: kaitai::command, run: kaitai::run },
    Target { command: json_schema::command, run: json_schema::run },
];

/// What is exported, and where to.
pub(crate) struct Job<'a> {
    /// The name of the format, as the catalog has it; the first one where there are several.
    pub(crate) format: &'a str,
    /// The messages of all formats that are wanted, or the one that `--message` names.
    pub(crate) messages: Vec<&'a Message>,
    /// The file or folder that `--output` names.
    pub(crate) output: Option<&'a str>,
}

pub(crate) fn command() -> Command {
    Command::new("export")
        .about("Turns declarations into what other tools read")
        .subcommand_required(true)
        .arg_required_else_help(true)
        .after_help(
            "Examples:\n  wire export markdown --format moul --message Cli2Auth/PingRequest\n  \
             wire export wireshark --format moul --output moul.lua",
        )
        .subcommands(TARGETS.iter().map(|target| with_arguments((target.command)())))
}

/// The options that all of them have.
fn with_arguments(command: Command) -> Command {
    // Some take several formats, and say so themselves.
    let own = command.get_arguments().any(|arg| arg.get_id() == "format");
    let command = if own { command } else { command.arg(select::format_arg().required(true)) };
    command.arg(select::message_arg()).arg(
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
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let Some((name, matches)) = matches.subcommand() else {
        return Err(Failure::usage("nothing to export to", "`wire export --help` lists them"));
    };
    let wanted: Vec<&String> = matches.get_many("format").into_iter().flatten().collect();
    for format in &wanted {
        tool.check_format(format)?;
    }
    let formats = tool.formats().into_iter();
    let formats: Vec<&str> = formats
        .filter(|it| wanted.is_empty() || wanted.iter().any(|wanted| plain(wanted) == plain(it)))
        .collect();
    let format = formats.first().copied().unwrap_or_default();
    let messages = match (select::text(matches, "message"), wanted.as_slice()) {
        (Some(message), [_]) => vec![tool.entry(format, message)?],
        (Some(message), _) => vec![tool.entry("", message)?],
        (None, _) => {
            let all = tool.catalog.entries().iter();
            all.filter(|it| formats.contains(&it.format())).collect()
        }
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
