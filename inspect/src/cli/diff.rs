//! `wire diff`: two messages, field by field.

use std::{collections::BTreeMap, ops::Range};

use anstyle::{AnsiColor, Style};
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::json;

use super::{Console, Failure, Tool, files, list::pretty, select};
use crate::{
    explain::explain,
    render::{Explanation, Field, digits, uncovered},
    safe,
};

pub(crate) fn command() -> Command {
    let file = |name: &'static str, value: &'static str| {
        Arg::new(name)
            .value_name(value)
            .required(true)
            .help("Bytes of a message; text in hex if it ends in .hex")
    };
    Command::new("diff")
        .about("Compares two messages field by field")
        .long_about(
            "Compares two messages field by field, with the bytes that differ. The exit code is 1 \
             if they differ or cannot be decoded.",
        )
        .arg(file("a", "A"))
        .arg(file("b", "B"))
        .arg(select::format_arg())
        .arg(select::message_arg().required(true))
        .arg(
            Arg::new("json")
                .long("json")
                .action(ArgAction::SetTrue)
                .help("Prints JSON, for programs"),
        )
        .after_help(
            "Examples:\n  wire diff check_version.hex check_version.hex --message C_CHECK_VERSION",
        )
}

/// A field that differs, or bytes in no field.
struct Difference {
    path: String,
    a: Option<Side>,
    b: Option<Side>,
}

/// What one of the messages has there.
struct Side {
    range: Range<usize>,
    value: String,
    json: serde_json::Value,
}

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let format = select::text(matches, "format").unwrap_or_default();
    let entry = tool.entry(format, select::text(matches, "message").unwrap_or_default())?;
    let mut read = |name: &str| -> Result<Explanation, Failure> {
        let path = select::text(matches, name).unwrap_or_default();
        let bytes = files::read(path, streams)?;
        let is_text = std::path::Path::new(path).extension().is_some_and(|it| it == "hex");
        let bytes = if is_text { select::hex(&String::from_utf8_lossy(&bytes))? } else { bytes };
        Ok(explain(entry, &bytes))
    };
    let (a, b) = (read("a")?, read("b")?);
    let differences = differences(&a, &b);
    if matches.get_flag("json") {
        let side = |side: &Option<Side>| {
            side.as_ref().map(|Side { range, json, .. }| {
                json!({ "start": range.start, "end": range.end, "value": json })
            })
        };
        let list: Vec<_> = differences
            .iter()
            .map(|it| json!({ "path": it.path, "a": side(&it.a), "b": side(&it.b) }))
            .collect();
        streams.output.json(&pretty(&json!(list)))?;
    } else {
        print(&differences, streams)?;
    }
    for (name, shown) in [("a", &a), ("b", &b)] {
        if let Some(fault) = &shown.fault {
            let path = select::text(matches, name).unwrap_or_default();
            writeln!(streams.errors, "wire: {}", safe::line(&format!("{path}: {}", fault.text)))?;
        }
    }
    let same = differences.is_empty() && a.fault.is_none() && b.fault.is_none();
    if same { Ok(()) } else { Err(Failure::Undecodable) }
}

fn differences(a: &Explanation, b: &Explanation) -> Vec<Difference> {
    let mut differences = of_fields(a, b);
    differences.extend(of_runs(a, b, false));
    // Counts and offsets follow from the fields that they are for. They are shown if they are all
    // that differs.
    if differences.is_empty() {
        differences = of_runs(a, b, true);
    }
    differences.sort_by_key(|it| it.a.as_ref().or(it.b.as_ref()).map_or(0, |it| it.range.start));
    differences
}

fn of_fields(a: &Explanation, b: &Explanation) -> Vec<Difference> {
    let (in_a, in_b) = (by_path(a), by_path(b));
    let bytes = |shown: &Explanation, field: &Field| {
        shown.bytes.get(field.range.clone()).map(<[u8]>::to_vec)
    };
    let mut differences = Vec::new();
    for (key, field) in &in_a {
        let other = in_b.get(key).copied();
        let same = match other {
            // What others hold is compared with them.
            Some(other) if field.holds || other.holds => field.json == other.json,
            Some(other) => {
                field.json == other.json
                    && (field.value.is_some() || bytes(a, field) == bytes(b, other))
            }
            None => false,
        };
        if !same {
            let (path, a, b) =
                (field.path.clone(), Some(Side::from(*field)), other.map(Side::from));
            differences.push(Difference { path, a, b });
        }
    }
    for (key, field) in in_b {
        if !in_a.contains_key(&key) {
            differences.push(Difference {
                path: field.path.clone(),
                a: None,
                b: Some(field.into()),
            });
        }
    }
    differences
}

/// Bytes that are in no field without others inside: those that a field has itself, if `held`, or
/// those outside of all fields, such as what follows the message.
fn of_runs(a: &Explanation, b: &Explanation, held: bool) -> Vec<Difference> {
    let sides = |shown: &Explanation| -> Vec<(&'static str, Side)> {
        let runs = uncovered(shown).into_iter().filter(|run| run.held == held);
        runs.map(|run| {
            let value = digits(shown.bytes.get(run.range.clone()).unwrap_or_default());
            (run.label, Side { range: run.range, json: json!(value), value })
        })
        .collect()
    };
    let (mut in_a, mut in_b) = (sides(a).into_iter(), sides(b).into_iter());
    let mut differences = Vec::new();
    loop {
        let (a, b) = (in_a.next(), in_b.next());
        let Some(path) = a.as_ref().or(b.as_ref()).map(|(label, _)| (*label).to_owned()) else {
            return differences;
        };
        let (a, b) = (a.map(|(_, side)| side), b.map(|(_, side)| side));
        if a.as_ref().map(|side| &side.value) != b.as_ref().map(|side| &side.value) {
            differences.push(Difference { path, a, b });
        }
    }
}

impl From<&Field> for Side {
    fn from(field: &Field) -> Self {
        let value = field.value.clone().unwrap_or_else(|| "(fields)".to_owned());
        Self { range: field.range.clone(), value, json: field.json.clone() }
    }
}

/// The fields by their paths; those with the same path by their order.
fn by_path(shown: &Explanation) -> BTreeMap<(&str, usize), &Field> {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    let mut fields = BTreeMap::new();
    for field in &shown.fields {
        let count = seen.entry(&field.path).or_default();
        fields.insert((&*field.path, *count), field);
        *count = count.saturating_add(1);
    }
    fields
}

fn print(differences: &[Difference], streams: &mut Console<'_>) -> Result<(), Failure> {
    let style = |color: AnsiColor| {
        if streams.color { Style::new().fg_color(Some(color.into())) } else { Style::new() }
    };
    let (red, green) = (style(AnsiColor::Red), style(AnsiColor::Green));
    for Difference { path, a, b } in differences {
        writeln!(streams.output, "{}", safe::line(path))?;
        for (sign, style, side) in [('-', red, a), ('+', green, b)] {
            if let Some(Side { range, value, .. }) = side {
                let line = format!("{:04x}..{:04x}  {value}", range.start, range.end);
                writeln!(streams.output, "  {style}{sign} {}{style:#}", safe::line(&line))?;
            }
        }
    }
    Ok(())
}
