//! `wire schema`: all descriptions as JSON.

use clap::{ArgMatches, Command};
use serde_json::{Map, Value, json};

use super::{
    Failure, Streams, Tool,
    list::{pretty, summary},
    select,
};
use crate::shape;

pub(crate) fn command() -> Command {
    Command::new("schema")
        .about("Prints the descriptions of all messages as JSON")
        .arg(select::format_arg())
        .after_help("Examples:\n  wire schema --format tera")
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Streams<'_>,
) -> Result<(), Failure> {
    let wanted = select::text(matches, "format").unwrap_or_default();
    tool.check_format(wanted)?;
    let plain = |name: &str| -> String {
        name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
    };
    let mut formats = Map::new();
    for format in tool.formats() {
        if !wanted.is_empty() && plain(wanted) != plain(format) {
            continue;
        }
        let mut types = Map::new();
        let mut messages = Vec::new();
        for entry in tool.catalog.entries().iter().filter(|entry| entry.format() == format) {
            let mut object = summary(entry);
            object.insert("type".to_owned(), shape::node(entry.shape(), &mut types));
            messages.push(Value::Object(object));
        }
        formats.insert(format.to_owned(), json!({ "messages": messages, "types": types }));
    }
    writeln!(streams.output, "{}", pretty(&Value::Object(formats)))?;
    Ok(())
}
