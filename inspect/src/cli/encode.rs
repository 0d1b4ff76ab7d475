//! `wire encode`: JSON to bytes.

use std::{collections::BTreeMap, fmt};

use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::{Value, value::RawValue};

use super::{Console, Failure, Tool, files, select};

pub(crate) fn command() -> Command {
    Command::new("encode")
        .about("Encodes a message that is given as JSON")
        .long_about(
            "Encodes a message that is given as JSON: its value alone, or what `wire inspect \
             --json` prints, which also says which message it is.",
        )
        .arg(Arg::new("file").value_name("FILE").help("File with the JSON; standard input without it"))
        .arg(select::format_arg())
        .arg(select::message_arg())
        .arg(Arg::new("hex").long("hex").action(ArgAction::SetTrue).help("Prints the bytes in hex"))
        .after_help("Examples:\n  wire encode ping.json --hex\n  wire encode --message Cli2Auth/0 ping_value.json --hex")
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let path = select::text(matches, "file").unwrap_or("-");
    let bytes = files::read(path, streams)?;
    let text = String::from_utf8(bytes)
        .map_err(|_| Failure::usage("the input is not UTF-8", "give JSON"))?;
    let (named, value) = parts(&text)?;
    let format = select::text(matches, "format").unwrap_or_default();
    let name = select::text(matches, "message").map(str::to_owned).or(named);
    let Some(name) = name else {
        return Err(Failure::usage("which message is it?", "add --message NAME"));
    };
    let entry = tool.entry(format, &name)?;
    let refused = |error: &dyn fmt::Display| {
        Failure::usage(format_args!("`{entry}`: {error}"), "`wire show` lists its fields")
    };
    let encoded = entry.from_json(&value).map_err(|error| refused(&error))?;
    // What is in the bytes, and only that, is in the JSON of them.
    if let Ok(again) = entry.to_json(&encoded)
        && let (Ok(given), Ok(again)) = (serde_json::from_str(&value), serde_json::from_str(&again))
        && let Some(path) = unknown(&given, &again)
    {
        return Err(refused(&format_args!("no key `{path}` in the JSON of it")));
    }
    if matches.get_flag("hex") {
        let hex = crate::render::digits(&encoded);
        writeln!(streams.output, "{hex}")?;
    } else {
        streams.output.bytes(&encoded)?;
    }
    Ok(())
}

/// The name of the message, if it is given, and its value.
fn parts(text: &str) -> Result<(Option<String>, String), Failure> {
    let json = |error: serde_json::Error| {
        Failure::usage(
            format_args!("bad JSON: {error}"),
            "`wire inspect --json` shows how it looks",
        )
    };
    let object: Result<BTreeMap<String, Box<RawValue>>, _> = serde_json::from_str(text);
    if let Ok(mut object) = object
        && let (Some(message), Some(value)) = (object.remove("message"), object.remove("value"))
        && object.remove("fields").is_some()
    {
        if let Some(key) = object.into_keys().find(|key| key != "length" && key != "bytes") {
            let message = format!("no key `{key}` beside the value");
            return Err(Failure::usage(message, "`wire inspect --json` shows all of them"));
        }
        let message: String = serde_json::from_str(message.get()).map_err(json)?;
        return Ok((Some(message), value.get().to_owned()));
    }
    let value: &RawValue = serde_json::from_str(text).map_err(json)?;
    Ok((None, value.get().to_owned()))
}

/// The path to a key that is only in the first of them.
fn unknown(given: &Value, known: &Value) -> Option<String> {
    match (given, known) {
        (Value::Object(given), Value::Object(known)) => {
            given.iter().find_map(|(key, value)| match known.get(key) {
                None => Some(key.clone()),
                Some(known) => unknown(value, known).map(|path| format!("{key}.{path}")),
            })
        }
        (Value::Array(given), Value::Array(known)) => {
            let mut items = given.iter().zip(known).enumerate();
            items.find_map(|(index, (given, known))| {
                unknown(given, known).map(|path| format!("[{index}].{path}"))
            })
        }
        _ => None,
    }
}
