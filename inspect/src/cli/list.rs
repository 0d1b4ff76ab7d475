//! `wire list` and `wire show`: what is declared.

use clap::{Arg, ArgAction, ArgMatches, Command};
use codec_core::catalog::{Confirmed, Entry, Kind};
use serde_json::{Map, Value, json};

use super::{Console, Failure, Tool, schema::shapes, select, select::plain};
use crate::{safe, shape};

pub(crate) fn list_command() -> Command {
    Command::new("list")
        .about("Lists the declared messages")
        .arg(
            Arg::new("word")
                .value_name("WORD")
                .help("Only those with this in a name, or this number"),
        )
        .arg(select::format_arg())
        .arg(json_arg())
        .after_help(
            "Examples:\n  wire list\n  wire list ping\n  wire list --format moul 0x3\n  \
             wire list login --json",
        )
}

pub(crate) fn show_command() -> Command {
    Command::new("show")
        .about("Shows all that is known of a message: numbers, names, fields, types, docs")
        .arg(
            Arg::new("message")
                .value_name("MESSAGE")
                .required(true)
                .help("Any of its names, or its number"),
        )
        .arg(select::format_arg())
        .arg(json_arg())
        .after_help(
            "Examples:\n  wire show Cli2Auth/AcctLoginRequest\n  \
             wire show S_GUILD_INFO --json",
        )
}

fn json_arg() -> Arg {
    Arg::new("json").long("json").action(ArgAction::SetTrue).help("Prints JSON, for programs")
}

pub(crate) fn list(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let format = select::text(matches, "format").unwrap_or_default();
    tool.check_format(format)?;
    let word = select::text(matches, "word").unwrap_or_default();
    let entries: Vec<&Entry> = tool
        .catalog
        .entries()
        .iter()
        .filter(|entry| format.is_empty() || plain(entry.format()) == plain(format))
        .filter(|entry| has(entry, word))
        .collect();
    if entries.is_empty() {
        return Err(Failure::usage(
            format_args!("no message with `{word}`"),
            "`wire list` lists all",
        ));
    }
    if matches.get_flag("json") {
        let list: Vec<Value> = entries.iter().map(|entry| Value::Object(summary(entry))).collect();
        streams.output.json(&pretty(&Value::Array(list)))?;
        return Ok(());
    }
    let rows: Vec<[String; 3]> = entries
        .iter()
        .map(|entry| {
            let docs = entry.docs().lines().next().unwrap_or_default();
            [numbers(entry), entry.to_string(), docs.to_owned()]
                .map(|cell| safe::line(&cell).into_owned())
        })
        .collect();
    let width = |column: usize| {
        rows.iter()
            .filter_map(|row| row.get(column))
            .map(|cell| cell.chars().count())
            .max()
            .unwrap_or(0)
    };
    let (number, name) = (width(0), width(1));
    for [numbers, names, docs] in &rows {
        writeln!(
            streams.output,
            "{}",
            format!("{numbers:>number$}  {names:name$}  {docs}").trim_end()
        )?;
    }
    Ok(())
}

pub(crate) fn show(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let format = select::text(matches, "format").unwrap_or_default();
    let entry = tool.entry(format, select::text(matches, "message").unwrap_or_default())?;
    if matches.get_flag("json") {
        let mut object = summary(entry);
        object.insert("shapes".to_owned(), shapes([entry]));
        if let Some(sample) = crate::sample::of(entry) {
            object.insert("example".to_owned(), json!(sample.hex));
        }
        streams.output.json(&pretty(&Value::Object(object)))?;
        return Ok(());
    }
    let out = &mut streams.output;
    writeln!(out, "{}", safe::line(&entry.to_string()))?;
    for line in entry.docs().lines() {
        writeln!(out, "  {}", safe::line(line))?;
    }
    writeln!(out)?;
    let mut row = |name: &str, value: String| -> std::io::Result<()> {
        if value.is_empty() { Ok(()) } else { writeln!(out, "{name:10} {}", safe::line(&value)) }
    };
    row("format", entry.format().to_owned())?;
    row("set", entry.set().to_owned())?;
    row("number", numbers(entry))?;
    row("names", entry.names().collect::<Vec<_>>().join(", "))?;
    row("confirmed", confirmed(entry).to_owned())?;
    writeln!(out)?;
    for line in shape::lines(entry.shape()) {
        writeln!(out, "{}", safe::line(&line))?;
    }
    if let Some(sample) = crate::sample::of(entry) {
        writeln!(out, "\nexample    {}", sample.hex)?;
    }
    Ok(())
}

/// What is known of an entry, without its fields.
pub(crate) fn summary(entry: &Entry) -> Map<String, Value> {
    let kind = match entry.kind() {
        Kind::Message => "message",
        Kind::Set => "set",
        _ => "type",
    };
    let value = json!({
        "name": entry.to_string(),
        "format": entry.format(),
        "set": entry.set(),
        "kind": kind,
        "names": entry.names().collect::<Vec<_>>(),
        "numbers": entry.numbers().iter().map(|number| json!(i64::try_from(*number).ok())).collect::<Vec<_>>(),
        "confirmed": confirmed(entry),
        "docs": entry.docs(),
    });
    match value {
        Value::Object(object) => object,
        _ => Map::new(),
    }
}

fn confirmed(entry: &Entry) -> &'static str {
    match entry.confirmed() {
        Some(Confirmed::Captured) => "by captured traffic",
        Some(Confirmed::TestData) => "by test data of another implementation",
        Some(Confirmed::No) => "no",
        _ => "",
    }
}

pub(crate) fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).unwrap_or_default()
}

/// The numbers of an entry, in hex if they are large.
fn numbers(entry: &Entry) -> String {
    let number = |number: &i128| {
        if (0..1000).contains(number) { number.to_string() } else { format!("{number:#x}") }
    };
    match entry.numbers() {
        [] => String::new(),
        [only] => number(only),
        [first, .., last] => format!("{}…{}", number(first), number(last)),
    }
}

/// Whether a name has the word in it, or the number is that.
fn has(entry: &Entry, word: &str) -> bool {
    let number = match word.strip_prefix("0x") {
        Some(digits) => i128::from_str_radix(digits, 16).ok(),
        None => word.parse().ok(),
    };
    if number.is_some_and(|number| entry.numbers().contains(&number)) {
        return true;
    }
    let word = plain(word);
    entry.names().chain([entry.set()]).any(|name| plain(name).contains(&word))
}
