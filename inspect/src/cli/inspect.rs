//! `wire inspect`: bytes beside their fields.

use clap::{Arg, ArgAction, ArgMatches, Command};
use codec_core::catalog::Entry;
use serde_json::{Map, Value, json};

use super::{Console, Failure, Tool, files, list::pretty, sdl, select};
use crate::{
    explain::explain_with,
    render::{self, Explanation, Look},
};

pub(crate) fn command() -> Command {
    Command::new("inspect")
        .about("Shows the bytes of a message beside their fields")
        .long_about(
            "Shows the bytes of a message beside the names, types and values of their fields. \
             Bytes that do not decode are shown up to the fault, and the exit code is 1. Castle \
             and nativeparam describe themselves and need no --message; a TERA packet with its \
             header needs --opcodes instead.",
        )
        .args(select::input_args())
        .arg(select::format_arg())
        .arg(select::message_arg())
        .arg(opcodes_arg())
        .arg(sdl::arg())
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help("Prints value and fields as JSON; `wire encode` makes bytes of it again"),
        )
        .arg(
            Arg::new("html")
                .long("html")
                .value_name("FILE")
                .help("Writes a page for a browser, with everything inside"),
        )
        .arg(
            Arg::new("all")
                .long("all")
                .action(ArgAction::SetTrue)
                .help("Shows long bytes and texts whole"),
        )
        .after_help(
            "Examples:\n  \
             wire inspect --message Cli2Auth --hex \"0000 02000000 01000000 00000000\"\n  \
             wire inspect --message C_CHECK_VERSION check_version.hex\n  \
             wire inspect --message Cli2Auth --hex \"0000 02000000 01000000 00000000\" --json\n  \
             wire inspect --message Cli2Auth/0 --hex \"02000000 01000000 00000000\" --html ping.html",
        )
}

/// `--opcodes`.
pub(crate) fn opcodes_arg() -> Arg {
    Arg::new("opcodes")
        .long("opcodes")
        .value_name("FILE")
        .help("Names and codes of TERA packets, one pair a line")
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let (bytes, source) = select::input(matches, streams)?;
    let (entry, bytes) = choose(tool, matches, streams, bytes)?;
    let shown = explain_with(entry, &bytes, &sdl::descriptors(matches, streams)?);
    if let Some(path) = select::text(matches, "html") {
        write_page(path, &shown.title, core::slice::from_ref(&shown))?;
    }
    if matches.get_flag("json") {
        let object = json(entry, &shown);
        streams.output.json(&object)?;
    } else if !matches.contains_id("html") || shown.fault.is_some() {
        let max_lines = if matches.get_flag("all") { None } else { Some(8) };
        let look = Look { color: streams.color, max_lines };
        render::text(&mut streams.output, &shown, look)?;
        if shown.fault.is_some() {
            writeln!(streams.output)?;
            render::fault(&mut streams.output, &shown, &source, streams.color)?;
        }
    }
    if shown.fault.is_some() { Err(Failure::Undecodable) } else { Ok(()) }
}

/// Writes a page with messages.
pub(crate) fn write_page(path: &str, title: &str, messages: &[Explanation]) -> Result<(), Failure> {
    files::write_text(path, &render::page(title, messages))
}

/// Finds the entry for the bytes, and takes off a header that says which it is.
fn choose<'t>(
    tool: &'t Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
    bytes: Vec<u8>,
) -> Result<(&'t Entry, Vec<u8>), Failure> {
    let format = select::text(matches, "format").unwrap_or_default();
    if let Some(name) = select::text(matches, "message") {
        return Ok((tool.entry(format, name)?, bytes));
    }
    tool.check_format(format)?;
    if let Some(path) = select::text(matches, "opcodes") {
        let table = super::opcodes(path, streams)?;
        let frame = formats::tera::Frame::from_slice(&bytes)
            .map_err(|error| Failure::usage(error, "give a TERA packet with its header"))?;
        let Some(name) = table.name(frame.code) else {
            let message = format!("no packet with the code {}", frame.code);
            return Err(Failure::usage(message, "add it to the file of --opcodes"));
        };
        return Ok((tool.entry("tera", name)?, frame.body.to_vec()));
    }
    let described = match &*format.to_lowercase() {
        "castle" => Some("Compound"),
        "nativeparam" => Some("Struct"),
        _ => None,
    };
    if let Some(name) = described {
        return Ok((tool.entry(format, name)?, bytes));
    }
    Err(Failure::usage("which message is it?", "add --message NAME, or try `wire guess`"))
}

/// Everything that is known of a message, as a JSON object on one line or several.
pub(crate) fn json(entry: &Entry, shown: &Explanation) -> String {
    let mut object = Map::new();
    object.insert("message".to_owned(), json!(entry.to_string()));
    object.extend(render::json(shown));
    let text = pretty(&Value::Object(object));
    // The value goes in as it is: numbers of 128 bits are more than `Value` can hold.
    match entry.to_json(&shown.bytes) {
        Ok(value) => {
            let head = text.strip_suffix("\n}").unwrap_or(&text);
            format!("{head},\n  \"value\": {value}\n}}")
        }
        Err(_) => text,
    }
}
