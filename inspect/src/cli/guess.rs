//! `wire guess`: which message bytes could be.

use clap::{Arg, ArgMatches, Command, value_parser};
use codec_core::{
    DecodeError, DecodeErrorKind,
    catalog::{Entry, Kind},
};

use super::{Console, Failure, Tool, select, select::plain};
use crate::{
    explain::{NUMBER, UNKNOWN, explain},
    render::Field,
    safe,
};

pub(crate) fn command() -> Command {
    Command::new("guess")
        .about("Finds the messages that bytes could be")
        .long_about(
            "Tries every declared message. Those that take all of the bytes come first, then \
             those that come closest, with the place where they stop and what would have to \
             change: a field that is wider or narrower, one more, one less.",
        )
        .args(select::input_args())
        .arg(select::format_arg())
        .arg(
            Arg::new("count")
                .long("count")
                .short('n')
                .value_name("N")
                .default_value("10")
                .value_parser(value_parser!(usize))
                .help("How many to show"),
        )
        .after_help(
            "Examples:\n  wire guess check_version.hex\n  \
             wire guess --format moul --hex \"0000 02000000 01000000 00000000\"",
        )
}

/// How well a message fits.
struct Fit<'t> {
    entry: &'t Entry,
    /// What is wrong, and how many bytes were right before that.
    fault: Option<DecodeError>,
    reached: usize,
    /// How many bytes are in fields: formats with offsets ignore bytes that nothing points to.
    covered: usize,
    /// Which message of a set it is.
    message: Option<String>,
    /// Whether it is one that the set does not know and only keeps.
    unknown: bool,
}

/// Bytes that fields are usually wider, narrower or more by.
const STEPS: [usize; 4] = [4, 2, 1, 8];
/// Messages, and fields of each, for which changes are tried: as many messages more as a short input
/// leaves time for.
const TRIED: usize = 40;
const SMALL: usize = 1 << 16;
const MAX_FIELDS: usize = 200;
/// Fields that are named, where more than one could have changed.
const NAMED: usize = 3;

pub(crate) fn run(
    tool: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let (bytes, _) = select::input(matches, streams)?;
    let format = select::text(matches, "format").unwrap_or_default();
    tool.check_format(format)?;
    let count = matches.get_one::<usize>("count").copied().unwrap_or(10);
    let mut fits: Vec<Fit<'_>> = tool
        .catalog
        .entries()
        .iter()
        .filter(|entry| format.is_empty() || plain(entry.format()) == plain(format))
        .map(|entry| fit(entry, &bytes))
        .filter(|fit| !fit.unknown)
        .collect();
    fits.sort_by_key(Fit::rank);
    let exact = fits.iter().filter(|fit| fit.fault.is_none()).count();
    for fit in fits.iter().filter(|fit| fit.fault.is_none()).take(count) {
        let (total, covered) = (count_of(bytes.len()), fit.covered);
        let message = fit.message.as_ref().map_or(String::new(), |name| format!(": {name}"));
        let line = format!("all {total}, {covered} in fields  {}{message}", fit.entry);
        writeln!(streams.output, "{}", safe::line(&line))?;
    }
    if exact > count {
        writeln!(streams.output, "and {} more", exact.saturating_sub(count))?;
    }
    let left = count.saturating_sub(exact);
    let tried =
        if left > 0 { TRIED.max(SMALL.checked_div(bytes.len()).unwrap_or(SMALL)) } else { 0 };
    let near = fits.iter().filter(|fit| fit.fault.is_some()).enumerate();
    let mut near: Vec<(Option<Change>, &Fit<'_>)> = near
        .map(|(index, fit)| {
            let change = if index < tried { change(fit.entry, &bytes) } else { None };
            (change, fit)
        })
        .collect();
    // One change away is nearer than any place where decoding stops, and the more fields fit then,
    // the less that is chance.
    near.sort_by_key(|(change, _)| {
        usize::MAX.saturating_sub(change.as_ref().map_or(0, |change| change.fields))
    });
    for (change, fit) in near.into_iter().take(left) {
        let Some(fault) = &fit.fault else { continue };
        let (reached, total) = (fit.reached, bytes.len());
        let line = format!("{reached:>3} of {total}  {}: {fault}", fit.entry);
        writeln!(streams.output, "{}", safe::line(&line))?;
        let hint = change.map_or_else(|| in_words(fault), |change| change.text);
        if !hint.is_empty() {
            writeln!(streams.output, "            {}", safe::line(&hint))?;
        }
    }
    if exact == 0 { Err(Failure::Undecodable) } else { Ok(()) }
}

fn fit<'t>(entry: &'t Entry, bytes: &[u8]) -> Fit<'t> {
    let fault = entry.decode(bytes).err();
    let reached = fault.as_ref().map_or(bytes.len(), |fault| fault.offset().min(bytes.len()));
    let mut fit = Fit { entry, fault, reached, covered: 0, message: None, unknown: false };
    if fit.fault.is_none() {
        let fields = explain(entry, bytes).fields;
        fit.covered = covered(&fields, bytes.len());
        if entry.kind() == Kind::Set {
            let message = fields.into_iter().find(|it| it.depth == 0 && it.path != NUMBER);
            fit.unknown = message.as_ref().is_some_and(|it| it.path == UNKNOWN);
            fit.message = message.map(|it| it.name);
        }
    }
    fit
}

/// How many of `len` bytes are in fields.
fn covered(fields: &[Field], len: usize) -> usize {
    let mut covered = vec![false; len];
    for field in fields {
        for byte in covered.get_mut(field.range.clone()).unwrap_or_default() {
            *byte = true;
        }
    }
    covered.into_iter().filter(|byte| *byte).count()
}

impl Fit<'_> {
    /// The smallest fits best.
    fn rank(&self) -> (bool, usize, usize, u8) {
        // A number that fits says more than fields that do.
        let kind = match self.entry.kind() {
            Kind::Set => 0,
            Kind::Message => 1,
            _ => 2,
        };
        let [reached, covered] =
            [self.reached, self.covered].map(|count| usize::MAX.saturating_sub(count));
        (self.fault.is_some(), reached, covered, kind)
    }
}

/// A change to one field with which a message takes all of the bytes.
struct Change {
    text: String,
    /// How many fields the message then has.
    fields: usize,
}

fn change(entry: &Entry, bytes: &[u8]) -> Option<Change> {
    let shown = explain(entry, bytes);
    let mut ends: Vec<(usize, &str)> = shown
        .fields
        .iter()
        .filter(|field| !field.holds && field.bits.is_none())
        .map(|field| (field.range.end, &*field.path))
        .collect();
    ends.truncate(MAX_FIELDS);
    for step in STEPS {
        let width = count_of(step);
        let rest = bytes.get(step..);
        if let Some(fields) = rest.and_then(|rest| fields(entry, rest)) {
            return Some(Change { text: format!("fits with {width} more at its start"), fields });
        }
        let wider = places(&ends, |end| {
            let (before, behind) = bytes.split_at_checked(end)?;
            fields(entry, &[before, behind.get(step..)?].concat())
        });
        if let Some((paths, fields)) = wider {
            let text =
                format!("fits if {paths} is {width} wider, or a field of {width} follows it");
            return Some(Change { text, fields });
        }
        let narrower = places(&ends, |end| {
            let (before, behind) = bytes.split_at_checked(end)?;
            fields(entry, &[before, [0; 8].get(..step)?, behind].concat())
        });
        if let Some((paths, fields)) = narrower {
            let text = format!("fits if what follows {paths} is {width} narrower, or is not there");
            return Some(Change { text, fields });
        }
    }
    None
}

/// How many fields the message has, elements of lists aside, if it takes all of the bytes.
fn fields(entry: &Entry, bytes: &[u8]) -> Option<usize> {
    entry.decode(bytes).ok()?;
    let fields = explain(entry, bytes).fields;
    Some(fields.iter().filter(|field| !field.path.contains('[')).count())
}

/// The fields behind which a change makes the message fit, the last ones first, and how many fields
/// it then has at most.
fn places(
    ends: &[(usize, &str)],
    fits: impl Fn(usize) -> Option<usize>,
) -> Option<(String, usize)> {
    let found = ends.iter().rev().filter_map(|(end, path)| Some((fits(*end)?, path)));
    let (fields, paths): (Vec<usize>, Vec<String>) =
        found.take(NAMED).map(|(fields, path)| (fields, format!("`{path}`"))).unzip();
    Some((paths.join(" or "), fields.into_iter().max()?))
}

/// What a fault says about the layout.
fn in_words(fault: &DecodeError) -> String {
    match *fault.kind() {
        DecodeErrorKind::TrailingBytes { left } => {
            format!("{} more than it has: one field more, or a wider one", count_of(left))
        }
        DecodeErrorKind::UnexpectedEnd { needed, left } => {
            let missing = count_of(needed.saturating_sub(left));
            format!("{missing} less than it has: one field less, or a narrower one")
        }
        _ => String::new(),
    }
}

fn count_of(bytes: usize) -> String {
    format!("{bytes} {}", if bytes == 1 { "byte" } else { "bytes" })
}
