//! `wire completions`, `wire man` and `wire demo`: about the program itself.

use clap::{Arg, ArgMatches, Command, value_parser};
use clap_complete::Shell;

use super::{Console, Failure, Tool};
use crate::{
    explain::explain,
    render::{self, Look},
    sample,
};

pub(crate) fn completions_command() -> Command {
    Command::new("completions")
        .about("Prints completions for a shell")
        .arg(
            Arg::new("shell")
                .value_name("SHELL")
                .required(true)
                .value_parser(value_parser!(Shell))
                .help("Which shell"),
        )
        .after_help("Examples:\n  wire completions bash\n  wire completions zsh")
}

pub(crate) fn completions(
    _: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    if let Some(shell) = matches.get_one::<Shell>("shell") {
        // The generator stops the program if it cannot write, so it does not get the output itself.
        let mut text = Vec::new();
        clap_complete::generate(*shell, &mut super::command(), "wire", &mut text);
        streams.output.bytes(&text)?;
    }
    Ok(())
}

pub(crate) fn man_command() -> Command {
    Command::new("man")
        .about("Prints the manual page, or that of a command")
        .arg(Arg::new("command").value_name("COMMAND").help("A command, such as pcap"))
        .after_help("Examples:\n  wire man\n  wire man pcap")
}

pub(crate) fn man(
    _: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let mut command = super::command();
    command.build();
    if let Some(name) = matches.get_one::<String>("command") {
        let Some(found) = command.find_subcommand(name) else {
            return Err(Failure::usage(
                format_args!("no command `{name}`"),
                "`wire help` lists them",
            ));
        };
        command = found.clone().display_name(format!("wire-{name}"));
    }
    let mut text = Vec::new();
    clap_mangen::Man::new(command).render(&mut text)?;
    streams.output.bytes(&text)?;
    Ok(())
}

pub(crate) fn demo_command() -> Command {
    Command::new("demo")
        .about("Shows one message of each format, captured where captures are public")
        .after_help("Examples:\n  wire demo")
}

pub(crate) fn demo(tool: &Tool, _: &ArgMatches, streams: &mut Console<'_>) -> Result<(), Failure> {
    let mut faults = false;
    for (index, sample) in sample::all().enumerate() {
        let entry = tool.entry(sample.format, sample.message)?;
        let bytes = super::select::hex(sample.hex)?;
        if index > 0 {
            writeln!(streams.output)?;
        }
        let mut shown = explain(entry, &bytes);
        shown.about = format!("{}, {}", shown.about, sample.source);
        faults |= shown.fault.is_some();
        let look = Look { color: streams.color, max_lines: Some(4) };
        render::text(&mut streams.output, &shown, look)?;
        render::fault(&mut streams.output, &shown, "", streams.color)?;
    }
    if faults { Err(Failure::Undecodable) } else { Ok(()) }
}
