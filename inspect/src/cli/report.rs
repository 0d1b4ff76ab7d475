//! Messages of captures and connections, one a line, and how many there were.

use std::{
    collections::{BTreeMap, HashMap},
    io,
};

use anstyle::{AnsiColor, Style};
use clap::{Arg, ArgAction, ArgMatches};
use codec_core::catalog::{Entry, Kind};
use formats::moul::sdl::Descriptors;
use serde_json::json;

use super::{Console, Failure, Tool, select, select::plain};
use crate::{
    capture::{Direction, Flow, Found, Item, Message, Note, Time},
    explain::explain_with,
    render::{self, Explanation, Look},
    safe,
};

/// How messages are shown.
pub(crate) fn args() -> [Arg; 3] {
    [
        Arg::new("verbose")
            .long("verbose")
            .short('v')
            .action(ArgAction::SetTrue)
            .help("Shows the fields of each message"),
        Arg::new("json")
            .long("json")
            .action(ArgAction::SetTrue)
            .help("Prints one JSON object a line; with -v, also the value of each message"),
        Arg::new("only")
            .long("only")
            .value_name("NAME")
            .action(ArgAction::Append)
            .help("Shows only messages with this in their name"),
    ]
}

/// Shows messages and counts them.
pub(crate) struct Report<'t> {
    tool: &'t Tool,
    verbose: bool,
    json: bool,
    only: Vec<String>,
    start: Option<Time>,
    flows: HashMap<Flow, usize>,
    kinds: Vec<Known<'t>>,
    /// The index of a kind by format, set and number.
    numbers: HashMap<(&'static str, &'static str, Option<u64>), usize>,
    /// The same by name.
    names: BTreeMap<String, usize>,
    unknown: Count,
    errors: Count,
    /// Descriptors of states that messages carry.
    pub(crate) descriptors: Descriptors,
    /// The messages for a page, if one is wanted.
    pub(crate) pages: Option<Vec<Explanation>>,
    /// Fields on the page.
    paged_fields: usize,
    /// Messages that were too many for the page.
    pub(crate) unpaged: u64,
    /// Whether a message was shown, and not only counted.
    shown: bool,
}

#[derive(Clone, Copy, Default)]
struct Count {
    messages: u64,
    bytes: u64,
}

impl Count {
    fn add(&mut self, bytes: u64) {
        self.messages = self.messages.saturating_add(1);
        self.bytes = self.bytes.saturating_add(bytes);
    }
}

/// What the catalog knows of messages with the same name, and how many there were.
struct Known<'t> {
    name: String,
    /// The set, whose bytes begin with the number, or the message alone.
    entry: Option<&'t Entry>,
    declared: bool,
    /// Whether they are among those that `--only` names.
    wanted: bool,
    count: Count,
}

/// Messages that a page may have, and fields of all of them.
const MAX_PAGES: usize = 5000;
const MAX_FIELDS: usize = 50_000;

impl<'t> Report<'t> {
    pub(crate) fn new(tool: &'t Tool, matches: &ArgMatches) -> Self {
        let only = matches.get_many::<String>("only").into_iter().flatten();
        Self {
            tool,
            verbose: matches.get_flag("verbose"),
            json: matches.get_flag("json"),
            only: only.map(|name| name.to_lowercase()).collect(),
            start: None,
            flows: HashMap::new(),
            kinds: Vec::new(),
            numbers: HashMap::new(),
            names: BTreeMap::new(),
            unknown: Count::default(),
            errors: Count::default(),
            descriptors: Descriptors::default(),
            pages: None,
            paged_fields: 0,
            unpaged: 0,
            shown: false,
        }
    }

    /// Fails if something could not be decoded, or if nothing was shown because of these options.
    pub(crate) fn result(&self, filters: &[&str], matches: &ArgMatches) -> Result<(), Failure> {
        let given = filters.iter().filter(|name| matches.contains_id(name));
        let given: Vec<String> = given.map(|name| format!("--{name}")).collect();
        if !self.shown && !given.is_empty() {
            let message = format!("no message with {}", given.join(" and "));
            return Err(Failure::usage(message, "without it all messages are shown"));
        }
        if self.errors.messages > 0 { Err(Failure::Undecodable) } else { Ok(()) }
    }

    /// Shows what was found.
    pub(crate) fn show(&mut self, found: &Found, streams: &mut Console<'_>) -> io::Result<()> {
        let start = *self.start.get_or_insert(found.time);
        let number = self.flow(found.flow, streams)?;
        let time = found.time.since(start);
        match &found.item {
            Item::Message(message) => self.message(found, message, &time, number, streams),
            Item::Note(note) => self.note(found, note, &time, number, streams),
        }
    }

    /// The number of a conversation; shows its ends the first time.
    fn flow(&mut self, flow: Flow, streams: &mut Console<'_>) -> io::Result<usize> {
        let next = self.flows.len().saturating_add(1);
        // Who opens connections without end gets no memory without end.
        if next > 100_000 {
            self.flows.clear();
        }
        let number = *self.flows.entry(flow).or_insert(next);
        if number == next && !self.json {
            writeln!(streams.output, "{:>12}  #{number}  {} -> {}", "", flow.client, flow.server)?;
        }
        Ok(number)
    }

    fn message(
        &mut self,
        found: &Found,
        message: &Message,
        time: &str,
        flow: usize,
        streams: &mut Console<'_>,
    ) -> io::Result<()> {
        let len = message.bytes.len();
        let size = u64::try_from(len).unwrap_or(u64::MAX);
        let kind = self.kind(message);
        let Some(known) = self.kinds.get_mut(kind) else { return Ok(()) };
        let fault = known.entry.and_then(|entry| entry.decode(&message.bytes).err());
        known.count.add(size);
        if !known.declared {
            self.unknown.add(size);
        }
        if fault.is_some() {
            self.errors.add(size);
        }
        if !known.wanted {
            return Ok(());
        }
        self.shown = true;
        let Some(known) = self.kinds.get(kind) else { return Ok(()) };
        if let Some(pages) = &mut self.pages {
            if pages.len() < MAX_PAGES && self.paged_fields < MAX_FIELDS {
                let shown = explanation(known, &self.descriptors, message, found.direction, time);
                self.paged_fields = self.paged_fields.saturating_add(shown.fields.len());
                pages.push(shown);
            } else {
                self.unpaged = self.unpaged.saturating_add(1);
            }
        }
        if self.json {
            return self.json_line(found, message, known, fault.map(|it| it.to_string()), streams);
        }
        let number = message.number.map_or_else(String::new, |number| {
            if number < 1000 { number.to_string() } else { format!("{number:#x}") }
        });
        let name = safe::line(&known.name);
        let direction = found.direction;
        let style = style(direction, streams.color);
        writeln!(
            streams.output,
            "{time:>12}  #{flow} {style}{direction} {number:>6}  {name}{style:#}  {len}"
        )?;
        if let Some(fault) = fault {
            writeln!(streams.output, "{:>12}  error: {}", "", safe::line(&fault.to_string()))?;
        }
        if self.verbose {
            let shown = explanation(known, &self.descriptors, message, direction, time);
            let look = Look { color: streams.color, max_lines: Some(4) };
            render::text(&mut streams.output, &shown, look)?;
        }
        Ok(())
    }

    fn note(
        &mut self,
        found: &Found,
        note: &Note,
        time: &str,
        flow: usize,
        streams: &mut Console<'_>,
    ) -> io::Result<()> {
        if note.is_fault {
            self.errors.add(note.bytes);
        }
        if self.json {
            let object = json!({
                "time": seconds(found.time),
                "client": found.flow.client.to_string(),
                "server": found.flow.server.to_string(),
                "direction": direction_name(found.direction),
                if note.is_fault { "error" } else { "note" }: note.text,
            });
            return streams.output.json(&object.to_string());
        }
        let word = if note.is_fault { "error" } else { "note" };
        let direction = found.direction;
        let text = safe::line(&note.text);
        writeln!(streams.output, "{time:>12}  #{flow} {direction} {word}: {text}")
    }

    fn json_line(
        &self,
        found: &Found,
        message: &Message,
        known: &Known<'_>,
        fault: Option<String>,
        streams: &mut Console<'_>,
    ) -> io::Result<()> {
        let mut object = json!({
            "time": seconds(found.time),
            "client": found.flow.client.to_string(),
            "server": found.flow.server.to_string(),
            "direction": direction_name(found.direction),
            "format": message.format,
            "number": message.number,
            "name": known.name,
            "length": message.bytes.len(),
        });
        if let Some(fault) = fault
            && let Some(object) = object.as_object_mut()
        {
            object.insert("error".to_owned(), json!(fault));
        }
        let line = object.to_string();
        let value = match (self.verbose, known.entry) {
            (true, Some(entry)) => entry.to_json(&message.bytes).ok(),
            _ => None,
        };
        match value {
            // As it is, because numbers of 128 bits are more than a `Value` holds.
            Some(value) => {
                let head = line.strip_suffix('}').unwrap_or(&line);
                streams.output.json(&format!("{head},\"value\":{value}}}"))
            }
            None => streams.output.json(&line),
        }
    }

    /// The index of what is known of a message.
    fn kind(&mut self, message: &Message) -> usize {
        let key = (message.format, message.set, message.number);
        if let Some(kind) = self.numbers.get(&key) {
            return *kind;
        }
        let (name, entry, declared) = self.look_up(message);
        let kind = *self.names.entry(name).or_insert_with_key(|name| {
            let lower = name.to_lowercase();
            let wanted = self.only.is_empty() || self.only.iter().any(|only| lower.contains(only));
            let (name, count) = (name.clone(), Count::default());
            self.kinds.push(Known { name, entry, declared, wanted, count });
            self.kinds.len().saturating_sub(1)
        });
        // Unknown numbers can be many.
        if self.numbers.len() < 1 << 16 {
            self.numbers.insert(key, kind);
        }
        kind
    }

    /// The name of a message, the entry that decodes it, and whether it is declared.
    fn look_up(&self, message: &Message) -> (String, Option<&'t Entry>, bool) {
        let catalog = &self.tool.catalog;
        if let Some(name) = &message.name {
            let entry = catalog.find_in(message.format, name).ok();
            return (name.clone(), entry, entry.is_some());
        }
        let set = catalog.entries().iter().find(|entry| {
            entry.name() == message.set && plain(entry.format()) == plain(message.format)
        });
        let Some(set) = set else {
            return (format!("{} packet", message.format), None, false);
        };
        if set.kind() != Kind::Set {
            return (set.name().to_owned(), Some(set), true);
        }
        let own = catalog.entries().iter().find(|entry| {
            entry.kind() == Kind::Message
                && entry.set() == set.name()
                && message.number.is_some_and(|it| entry.numbers().contains(&i128::from(it)))
        });
        match own {
            Some(entry) => (format!("{}/{}", entry.set(), entry.name()), Some(set), true),
            None => (format!("{}/?", set.name()), Some(set), false),
        }
    }

    /// Shows how many messages there were of each kind.
    pub(crate) fn summary(&self, streams: &mut Console<'_>) -> io::Result<()> {
        if self.json {
            return Ok(());
        }
        let out = &mut streams.output;
        writeln!(out)?;
        writeln!(out, "{:>10} {:>12}  message", "messages", "bytes")?;
        let mut kinds: Vec<&Known<'_>> = self.kinds.iter().collect();
        kinds.sort_by_key(|kind| (core::cmp::Reverse(kind.count.messages), &*kind.name));
        let mut row = |count: &Count, name: &str| {
            writeln!(out, "{:>10} {:>12}  {}", count.messages, count.bytes, safe::line(name))
        };
        let mut total = Count::default();
        for Known { name, count, .. } in kinds {
            row(count, name)?;
            total.messages = total.messages.saturating_add(count.messages);
            total.bytes = total.bytes.saturating_add(count.bytes);
        }
        row(&total, "(all)")?;
        row(&self.unknown, "(of these unknown)")?;
        row(&self.errors, "(errors)")
    }
}

fn explanation(
    known: &Known<'_>,
    descriptors: &Descriptors,
    message: &Message,
    direction: Direction,
    time: &str,
) -> Explanation {
    let mut shown = match known.entry {
        Some(entry) => explain_with(entry, &message.bytes, descriptors),
        None => Explanation { bytes: message.bytes.clone(), ..Default::default() },
    };
    shown.title = format!("{time} {direction} {}", known.name);
    if shown.about.is_empty() {
        shown.about = format!("{} bytes", message.bytes.len());
    }
    shown
}

fn style(direction: Direction, color: bool) -> Style {
    let ansi = match direction {
        Direction::ToServer => AnsiColor::Cyan,
        Direction::ToClient => AnsiColor::Yellow,
    };
    if color { Style::new().fg_color(Some(ansi.into())) } else { Style::new() }
}

fn direction_name(direction: Direction) -> &'static str {
    match direction {
        Direction::ToServer => "to_server",
        Direction::ToClient => "to_client",
    }
}

/// Seconds since 1970, with all digits.
fn seconds(time: Time) -> String {
    let (seconds, nanos) = (time.0 / 1_000_000_000, time.0 % 1_000_000_000);
    format!("{seconds}.{nanos:09}")
}

/// The protocol of `--format`.
pub(crate) fn protocol(matches: &ArgMatches) -> Result<Option<crate::capture::Protocol>, Failure> {
    use crate::capture::Protocol;
    match select::text(matches, "format").map(plain).as_deref() {
        None => Ok(None),
        Some("moul") => Ok(Some(Protocol::Moul)),
        Some("tera") => Ok(Some(Protocol::Tera)),
        Some("asheronscall" | "ac") => Ok(Some(Protocol::AsheronsCall)),
        Some(other) => Err(Failure::usage(
            format_args!("`{other}` is not a protocol of connections"),
            "there are moul, tera and asherons_call",
        )),
    }
}
