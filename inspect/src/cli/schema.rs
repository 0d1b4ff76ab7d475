//! `wire schema`: all descriptions as JSON.

use clap::{ArgMatches, Command};
use codec_core::catalog::{self, Entry};
use serde_json::Value;

use super::{Console, Failure, Tool, list::pretty, select, select::plain};

pub(crate) fn command() -> Command {
    Command::new("schema")
        .about("Prints the descriptions of all messages as JSON")
        .long_about(
            "Prints all that is known of messages and their types as JSON, for programs: \
             docs/shapes.md explains the form, docs/shapes.schema.json is its JSON Schema.",
        )
        .arg(select::format_arg())
        .after_help("Examples:\n  wire schema --format tera")
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let wanted = select::text(matches, "format").unwrap_or_default();
    tool.check_format(wanted)?;
    let is_wanted = |entry: &&Entry| wanted.is_empty() || plain(wanted) == plain(entry.format());
    let json = shapes(tool.catalog.entries().iter().filter(is_wanted));
    streams.output.json(&pretty(&json))?;
    Ok(())
}

/// All that is known of `entries`.
pub(crate) fn shapes<'t>(entries: impl IntoIterator<Item = &'t Entry>) -> Value {
    serde_json::from_str(&catalog::shapes(entries)).unwrap_or_default()
}
