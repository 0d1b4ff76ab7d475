//! What tshark shows of a message against what `wire inspect --json` says.

use std::collections::BTreeMap;

use codec_core::catalog::Catalog;
use codec_inspect::Tool;
use serde_json::Value;

use crate::{messages::hex, pdml::Item, tshark::wire};

/// What was compared.
pub(crate) struct Compared<'a> {
    tool: &'a Tool,
    catalog: Catalog,
    /// The end of paths whose values are known to differ.
    pub(crate) apart: Option<&'static str>,
    pub(crate) messages: usize,
    pub(crate) values: usize,
    pub(crate) faults: usize,
    /// Where the two disagree: what, how often, and the first message.
    pub(crate) differences: BTreeMap<String, (usize, String)>,
}

impl<'a> Compared<'a> {
    pub(crate) fn new(tool: &'a Tool, catalog: Catalog) -> Self {
        let (messages, values, faults) = (0, 0, 0);
        Self { tool, catalog, apart: None, messages, values, faults, differences: BTreeMap::new() }
    }

    /// Notes that something is not the same.
    pub(crate) fn differ(&mut self, message: &str, bytes: &[u8], what: String) {
        let key: String = what.chars().filter(|c| !c.is_ascii_digit()).take(80).collect();
        let example = format!("{what} in {message} {}", hex(bytes));
        self.differences.entry(key).or_insert((0, example)).0 += 1;
    }

    /// Compares one message, the item of which is `shown`.
    pub(crate) fn message(&mut self, message: &str, bytes: &[u8], shown: &Item) {
        let said = inspect(self.tool, message, bytes);
        let error = self.catalog.find(message).unwrap().decode(bytes).err();
        let error_at = error.as_ref().map(|error| u64::try_from(error.offset()).unwrap());
        let mut found = BTreeMap::new();
        let mut fault = None;
        for item in &shown.items {
            collect(item, "", shown.pos, &mut found, &mut fault);
        }
        self.messages += 1;
        let empty = Vec::new();
        let fields = said["fields"].as_array().unwrap_or(&empty);
        for field in fields {
            let path = field["path"].as_str().unwrap();
            let value = &field["value"];
            // A message that is one value has no item but its own.
            if value.is_null() || path.is_empty() || self.apart.is_some_and(|it| path.ends_with(it))
            {
                continue;
            }
            self.values += 1;
            // What an offset points to is a field of its own, with the same path.
            let parts = fields.iter().filter(|it| it["path"] == field["path"]);
            let ranges: Vec<_> =
                parts.map(|it| (number(&it["start"]), number(&it["end"]))).collect();
            if let Err(what) = same(path, value, &ranges, &found) {
                // Where the fault is, both show as much as they have.
                let cut = error_at.is_some_and(|at| ranges.iter().any(|range| range.1 >= at));
                if !cut {
                    self.differ(message, bytes, what);
                }
            }
        }
        if let Some(path) = found.keys().find(|path| {
            error.is_none() && **path != "(number)" && !fields.iter().any(|field| is(field, path))
        }) {
            self.differ(message, bytes, format!("{path} is shown only by tshark"));
        }
        match (error_at, fault) {
            (None, None) => {}
            (Some(at), Some((shown, _))) if at == shown => self.faults += 1,
            (at, fault) => {
                let what = format!("fault {fault:?}, but {error:?} at {at:?}");
                self.differ(message, bytes, what);
            }
        }
    }

    /// Fails if something differs, or if less was compared than expected.
    pub(crate) fn check(&self, values: usize, faults: usize) {
        for (what, (count, example)) in &self.differences {
            let example: String = example.chars().take(600).collect();
            eprintln!("{count} x {what}\n    {example}");
        }
        assert!(self.differences.is_empty(), "tshark shows something else");
        let Self { messages, values: compared, faults: found, .. } = self;
        eprintln!("{messages} messages, {compared} values, {found} faults");
        assert!(*compared >= values && *found >= faults, "less than {values} and {faults}");
    }
}

/// What `wire inspect --json` says of a message.
pub(crate) fn inspect(tool: &Tool, message: &str, bytes: &[u8]) -> Value {
    let text = wire(tool, &["inspect", "--json", "--message", message, "--hex", &hex(bytes)]);
    serde_json::from_str(&text).unwrap()
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap()
}

fn is(field: &Value, path: &str) -> bool {
    let known = field["path"].as_str().unwrap_or_default();
    let inside = |by: char| path.strip_prefix(known).is_some_and(|rest| rest.starts_with(by));
    // Numbers that were read at once are one field, and so are the bits of flags.
    known == path
        || (field["value"].is_array() && inside('['))
        || (field["value"].get("names").is_some() && inside('.'))
}

/// All items below a message, by their paths.
fn collect<'a>(
    item: &'a Item,
    above: &str,
    base: usize,
    found: &mut BTreeMap<String, (&'a Item, (u64, u64))>,
    fault: &mut Option<(u64, &'a str)>,
) {
    let start = u64::try_from(item.pos.saturating_sub(base)).unwrap();
    if item.name.ends_with(".error") || item.name.ends_with(".not_decoded") {
        *fault = Some((start, &item.show));
        return;
    }
    if item.name.starts_with("_ws.") && item.name != "_ws.lua.text" {
        return;
    }
    let label = match item.label.split_once(" = ") {
        Some((bits, label)) if bits.chars().all(|c| "01. ".contains(c)) => label,
        _ => &item.label,
    };
    let name = label.split(": ").next().unwrap();
    let name = name.trim_end_matches(" [truncated]");
    let path = match name.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
        Some((index, _)) => format!("{above}[{index}]"),
        None if name == "(data)" => above.to_owned(),
        None if above.is_empty() => name.to_owned(),
        None => format!("{above}.{name}"),
    };
    if name != "(data)" {
        let end = start + u64::try_from(item.size).unwrap();
        found.entry(path.clone()).or_insert((item, (start, end)));
    }
    for inner in &item.items {
        collect(inner, &path, base, found, fault);
    }
}

/// Whether an item shows a value, at the same bytes.
fn same(
    path: &str,
    value: &Value,
    ranges: &[(u64, u64)],
    found: &BTreeMap<String, (&Item, (u64, u64))>,
) -> Result<(), String> {
    if let Value::Array(items) = value {
        for (index, item) in items.iter().enumerate() {
            let path = format!("{path}[{index}]");
            let Some((shown, _)) = found.get(&path) else {
                return Err(format!("{path} is missing"));
            };
            equal(&path, item, shown)?;
        }
        return Ok(());
    }
    let Some((shown, range)) = found.get(path) else { return Err(format!("{path} is missing")) };
    equal(path, value, shown)?;
    // Bytes are shown without what stands before and behind them.
    let fits = |(start, end): &(u64, u64)| {
        *range == (*start, *end) || (value.is_string() && *start <= range.0 && range.1 <= *end)
    };
    if ranges.iter().any(fits) {
        return Ok(());
    }
    Err(format!("{path} is at {range:?}, not at {ranges:?}"))
}

fn equal(path: &str, value: &Value, shown: &Item) -> Result<(), String> {
    let plain = &shown.show.replace('\n', "\\xa").replace('\t', "\\x9").replace('\r', "\\xd");
    let right = match value {
        Value::Bool(value) => {
            let yes = plain == "1" || plain == "True";
            yes == *value && (yes || plain == "0" || plain == "False")
        }
        Value::Number(number) => {
            number.to_string() == *plain || (number.is_f64() && close(number.as_f64(), plain))
        }
        Value::String(text) => *plain == printed(text) || plain.replace(':', "") == *text,
        Value::Object(named) => {
            let number = named["number"].to_string();
            let number = number.trim_matches('"');
            match named.get("name") {
                Some(name) => plain == number && shown.label.contains(name.as_str().unwrap()),
                None => plain == number && named["names"] == Value::from(flags(shown)),
            }
        }
        _ => false,
    };
    if right { Ok(()) } else { Err(format!("{path} is {plain:?} ({}), not {value}", shown.label)) }
}

/// The names of the bits that are set.
fn flags(shown: &Item) -> Vec<&str> {
    let set = shown.items.iter().filter(|flag| {
        let bits = flag.label.split(" = ").next().unwrap_or_default();
        flag.label.contains(" = ") && !bits.contains('0')
    });
    set.filter_map(|flag| flag.label.split(" = ").nth(1)?.split(": ").next()).collect()
}

/// tshark prints six digits of an `f32`, and 15 of an `f64`; zeros before them do not count.
fn close(a: Option<f64>, plain: &str) -> bool {
    let digits = plain.split('e').next().unwrap_or_default();
    let digits = digits.trim_start_matches(|c| "-0.".contains(c));
    let exact = if digits.matches(char::is_numeric).count() > 9 { 1e-14 } else { 1e-5 };
    let Ok(b) = plain.parse::<f64>() else { return false };
    a.is_some_and(|a| a == b || (a - b).abs() <= a.abs().max(b.abs()) * exact)
}

/// A text as tshark prints it; our dissectors show a character of their own for zeros.
fn printed(text: &str) -> String {
    let text = text.replace('\0', "\u{2400}");
    text.chars().fold(String::new(), |mut out, c| {
        if c.is_ascii_control() {
            out += &format!("\\x{:x}", u32::from(c))
        } else {
            out.push(c)
        }
        out
    })
}
