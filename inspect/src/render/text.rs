//! Fields as text: bytes on the left, names, types and values on the right.

use std::{
    cmp::Reverse,
    collections::{BTreeMap, BinaryHeap, HashMap, VecDeque},
    io::{self, Write},
    ops::Range,
};

use anstyle::{AnsiColor, Style};

use super::{Explanation, Field, hex, offset_width};
use crate::safe;

/// How much is shown, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    pub(crate) color: bool,
    /// Lines of bytes of one field; all of them if it is `None`.
    pub(crate) max_lines: Option<usize>,
}

/// Bytes on one line.
const LINE: usize = 8;
/// Columns of the bytes on a line.
const WIDTH: usize = LINE * 3;
/// Names and values that are longer are cut, unless everything is to be shown.
const LONGEST: usize = 60;

const COLORS: &[AnsiColor] = &[
    AnsiColor::Cyan,
    AnsiColor::Green,
    AnsiColor::Yellow,
    AnsiColor::Blue,
    AnsiColor::Magenta,
    AnsiColor::Red,
];

/// Writes title, fields, and the bytes that belong to none.
pub(crate) fn text(out: &mut dyn Write, shown: &Explanation, look: Look) -> io::Result<()> {
    let bold = style(look, Style::new().bold());
    writeln!(out, "{bold}{}{bold:#}  {}", safe::line(&shown.title), safe::line(&shown.about))?;
    let names = shown.fields.iter().map(|field| label(field).chars().count()).max().unwrap_or(0);
    let kinds = shown.fields.iter().map(|field| field.kind.chars().count()).max().unwrap_or(0);
    let columns = Columns {
        offset: offset_width(shown.bytes.len()),
        name: names.min(LONGEST),
        kind: kinds.min(40),
        look,
    };
    let runs = uncovered(shown);
    let mut before: BTreeMap<Option<usize>, Vec<&Run>> = BTreeMap::new();
    for run in &runs {
        before.entry(run.before).or_default().push(run);
    }
    let mut show = |out: &mut dyn Write, index| {
        before.remove(&index).into_iter().flatten().try_for_each(|run| columns.run(out, run, shown))
    };
    let mut color = COLORS.iter().cycle();
    for (index, field) in shown.fields.iter().enumerate() {
        show(out, Some(index))?;
        let plain = if field.holds { None } else { color.next().copied() };
        let style = plain.map_or(Style::new(), |color| Style::new().fg_color(Some(color.into())));
        columns.field(out, field, &shown.bytes, self::style(look, style))?;
    }
    show(out, None)
}

/// Bytes that no field without others inside has: counts, offsets, what follows the message.
pub(crate) struct Run {
    pub(crate) range: Range<usize>,
    /// The field that it is shown before; behind all if there is none.
    before: Option<usize>,
    depth: usize,
    pub(crate) label: &'static str,
    /// Whether a field has them, beside what is in the fields that it holds.
    pub(crate) held: bool,
}

/// All of them, in their order.
pub(crate) fn uncovered(shown: &Explanation) -> Vec<Run> {
    let mut covered = vec![false; shown.bytes.len()];
    for field in shown.fields.iter().filter(|field| !field.holds) {
        for byte in covered.get_mut(field.range.clone()).unwrap_or_default() {
            *byte = true;
        }
    }
    // A run ends where a field around it does.
    let mut edges: Vec<usize> =
        shown.fields.iter().flat_map(|field| [field.range.start, field.range.end]).collect();
    let end = edges.iter().copied().max().unwrap_or(0);
    edges.push(shown.bytes.len());
    edges.sort_unstable();
    edges.dedup();
    let mut places = Places::new(&shown.fields);
    let mut runs = Vec::new();
    let mut at = 0_usize;
    for edge in edges {
        if at < edge && covered.get(at) == Some(&false) {
            let range = at..edge;
            let (holder, before) = places.next(&range);
            let label = match holder {
                Some(_) => "(its own bytes)",
                None if shown.fault.as_ref().is_some_and(|it| at >= it.offset) => "(not decoded)",
                None if at >= end && end > 0 => "(behind the message)",
                None => "(no field)",
            };
            let depth = holder.map_or(0, |field| field.depth.saturating_add(1));
            runs.push(Run { range, before, depth, label, held: holder.is_some() });
        }
        at = at.max(edge);
    }
    runs
}

/// Where bytes without a field of their own are shown: in the smallest field around them, before
/// the fields behind them. They are asked for in their order, so that each field is looked at once.
struct Places<'a> {
    fields: &'a [Field],
    /// Fields that hold others, by where they start; those that have begun, the smallest first.
    holders: std::iter::Peekable<std::vec::IntoIter<usize>>,
    open: BinaryHeap<Reverse<(usize, usize)>>,
    /// What each field holds, and what none does, without what was passed.
    held: HashMap<Option<usize>, VecDeque<usize>>,
}

impl<'a> Places<'a> {
    fn new(fields: &'a [Field]) -> Self {
        let start = |index: &usize| fields.get(*index).map(|field| field.range.start);
        let mut holders = Vec::new();
        let mut held: HashMap<_, VecDeque<usize>> = HashMap::new();
        for (index, field) in fields.iter().enumerate() {
            if field.holds {
                holders.push(index);
            }
            held.entry(field.parent).or_default().push_back(index);
        }
        holders.sort_by_key(start);
        Self { fields, holders: holders.into_iter().peekable(), open: BinaryHeap::new(), held }
    }

    /// The field around `range`, and the first in it that starts behind.
    fn next(&mut self, range: &Range<usize>) -> (Option<&'a Field>, Option<usize>) {
        let fields = self.fields;
        let begun =
            |index: &usize| fields.get(*index).is_some_and(|it| it.range.start <= range.start);
        while let Some(index) = self.holders.next_if(begun) {
            let len = fields.get(index).map_or(0, |field| field.range.len());
            self.open.push(Reverse((len, index)));
        }
        let ended = |index: usize| fields.get(index).is_none_or(|it| it.range.end < range.end);
        while self.open.peek().is_some_and(|Reverse((_, index))| ended(*index)) {
            self.open.pop();
        }
        let holder = self.open.peek().map(|Reverse((_, index))| *index);
        let passed =
            |index: &usize| fields.get(*index).is_some_and(|it| it.range.start < range.end);
        let before = self.held.get_mut(&holder).and_then(|held| {
            while held.front().is_some_and(passed) {
                held.pop_front();
            }
            held.front().copied()
        });
        (holder.and_then(|index| fields.get(index)), before)
    }
}

/// A style, or none where there are no colours.
fn style(look: Look, style: Style) -> Style {
    if look.color { style } else { Style::new() }
}

struct Columns {
    offset: usize,
    name: usize,
    kind: usize,
    look: Look,
}

impl Columns {
    fn field(
        &self,
        out: &mut dyn Write,
        field: &Field,
        bytes: &[u8],
        style: Style,
    ) -> io::Result<()> {
        let own =
            if field.holds { &[] } else { bytes.get(field.range.clone()).unwrap_or_default() };
        let mut lines = own.chunks(LINE);
        let first = match &field.bits {
            Some(bits) => bits.clone(),
            None => hex(lines.next().unwrap_or_default()),
        };
        let (offset, name) = (self.offset, self.name);
        let at = if field.bits.is_some() {
            " ".repeat(offset)
        } else {
            format!("{:0offset$x}", field.range.start)
        };
        let label = label(field);
        let kind = safe::line(&field.kind);
        let value = field.value.as_deref().map(|value| self.value(value)).unwrap_or_default();
        let width = self.kind;
        let words = format!("  {label:name$}  {kind:width$}  {value}");
        writeln!(out, "{at}  {style}{first:WIDTH$}{style:#}{}", words.trim_end())?;
        if field.bits.is_some() {
            return Ok(());
        }
        self.lines(
            out,
            field.range.start.saturating_add(LINE),
            own.get(LINE..).unwrap_or_default(),
            style,
        )
    }

    /// Further bytes of a field, or bytes of none.
    fn lines(
        &self,
        out: &mut dyn Write,
        start: usize,
        bytes: &[u8],
        style: Style,
    ) -> io::Result<()> {
        let offset = self.offset;
        let total = bytes.len().div_ceil(LINE);
        let most = self.look.max_lines.unwrap_or(usize::MAX).saturating_sub(1);
        // One line that says what is left out takes no less room than the last line itself.
        let shown = if total > most.saturating_add(1) { most } else { total };
        for (index, line) in bytes.chunks(LINE).take(shown).enumerate() {
            let at = start.saturating_add(index.saturating_mul(LINE));
            writeln!(out, "{at:0offset$x}  {style}{}{style:#}", hex(line))?;
        }
        if shown < total {
            let left = bytes.len().saturating_sub(shown.saturating_mul(LINE));
            writeln!(out, "{:offset$}  {left} more bytes", "")?;
        }
        Ok(())
    }

    fn run(&self, out: &mut dyn Write, run: &Run, shown: &Explanation) -> io::Result<()> {
        let offset = self.offset;
        let start = run.range.start;
        let own = shown.bytes.get(run.range.clone()).unwrap_or_default();
        let (first, rest) = own.split_at_checked(LINE).unwrap_or((own, &[]));
        let label = format!("{}{}", "  ".repeat(run.depth), run.label);
        writeln!(out, "{start:0offset$x}  {:WIDTH$}  {label}", hex(first))?;
        self.lines(out, start.saturating_add(LINE), rest, Style::new())
    }

    fn value(&self, value: &str) -> String {
        let value = safe::line(value);
        if self.look.max_lines.is_none() || value.chars().count() <= LONGEST {
            return value.into_owned();
        }
        let cut: String = value.chars().take(LONGEST).collect();
        format!("{cut}…")
    }
}

/// The name of a field, indented by its depth.
fn label(field: &Field) -> String {
    format!("{}{}", "  ".repeat(field.depth), safe::line(&field.name))
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn takes_time_in_proportion_to_the_fields() {
        // Each element has a byte of its own before its field.
        let element = |index: usize| {
            let start = index * 2;
            let holder = Field { range: start..start + 2, holds: true, ..Default::default() };
            let parent = Some(index * 2);
            let field =
                Field { range: start + 1..start + 2, parent, depth: 1, ..Default::default() };
            [holder, field]
        };
        let fields: Vec<Field> = (0..100_000).flat_map(element).collect();
        let shown = Explanation { bytes: vec![0; 200_000], fields, ..Default::default() };
        let (begin, mut out) = (Instant::now(), Vec::new());
        text(&mut out, &shown, Look { color: false, max_lines: None }).unwrap();
        // A scan of all fields for each of them takes minutes.
        assert!(begin.elapsed() < Duration::from_secs(20), "{:?}", begin.elapsed());
        assert_eq!(String::from_utf8(out).unwrap().lines().count(), 1 + 300_000);
    }
}
