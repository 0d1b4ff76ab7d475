//! A bar chart as SVG: how many times the cost of hand-written code, on a logarithmic scale.

use std::fmt::Write;

use crate::{
    cases::Case,
    measure::Measured,
    report::{hand_of, ratio},
};

/// The codecs that are drawn, each with its color; they write the same bytes as hand-written code.
const CODECS: [(&str, &str); 5] = [
    ("ours", "#2f81f7"),
    ("ours_plain", "#79c0ff"),
    ("wincode", "#2da44e"),
    ("binrw", "#d4883a"),
    ("deku", "#a371f7"),
];

/// The operations that are drawn.
const OPS: [&str; 2] = ["encode", "decode"];

/// What the shapes are, for people who have not read about them.
const TITLES: [(&str, &str); 4] =
    [("A", "A, a message"), ("B", "B, 1,000 records"), ("C", "C, 100 texts"), ("D", "D, 1 of 300")];

const WIDTH: f64 = 760.0;
/// Where the plot begins and ends.
const LEFT: f64 = 170.0;
const RIGHT: f64 = 690.0;
const TOP: f64 = 98.0;
const BAR: f64 = 11.0;
const GAP: f64 = 9.0;

/// The bars of one shape and operation.
struct Group {
    shape: &'static str,
    op: &'static str,
    /// Index into [`CODECS`], and the ratio.
    bars: Vec<(usize, f64)>,
}

/// The chart, by instructions if they were counted, else by time; `None` if there is nothing to
/// draw.
pub fn svg(results: &[(&Case, Measured)]) -> Option<String> {
    let counted = results.iter().any(|(_, measured)| measured.instructions.is_some());
    let cost = |measured: &Measured| if counted { measured.instructions } else { measured.ns };
    let groups = groups(results, cost);
    let ratios = groups.iter().flat_map(|group| group.bars.iter().map(|bar| bar.1));
    let (low, high) =
        ratios.fold((0.5_f64, 2.0_f64), |(low, high), ratio| (low.min(ratio), high.max(ratio)));
    let x = |ratio: f64| {
        let part = (ratio / (low * 0.9)).ln() / (high * 1.1 / (low * 0.9)).ln();
        LEFT + part * (RIGHT - LEFT)
    };
    let bars: usize = groups.iter().map(|group| group.bars.len()).sum();
    if bars == 0 {
        return None;
    }
    let bottom = TOP + bars as f64 * BAR + groups.len() as f64 * GAP;
    let what = if counted { "Instructions" } else { "Time" };
    let mut text = head(what, bottom + 24.0);
    for tick in [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 100.0, 1000.0] {
        if x(tick) >= LEFT && x(tick) <= RIGHT {
            axis(&mut text, tick, x(tick), bottom);
        }
    }
    let mut y = TOP;
    for group in &groups {
        let middle = y + group.bars.len() as f64 * BAR / 2.0 + 4.0;
        let label = LEFT - 8.0;
        let title = TITLES.iter().find(|title| title.0 == group.shape);
        let _ = writeln!(
            text,
            "<text class=\"end\" x=\"{label}\" y=\"{middle}\">{}: {}</text>",
            title.map_or(group.shape, |title| title.1),
            group.op
        );
        for (codec, ratio) in &group.bars {
            bar(&mut text, *codec, [x(1.0), x(*ratio)], y, *ratio);
            y += BAR;
        }
        y += GAP;
    }
    text.push_str("</svg>\n");
    Some(text)
}

fn groups(results: &[(&Case, Measured)], cost: impl Fn(&Measured) -> Option<f64>) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (case, measured) in results {
        let codec = CODECS.iter().position(|(name, _)| *name == case.codec);
        let hand = hand_of(case, results);
        let ratio = ratio(cost(measured), hand.as_ref().and_then(&cost));
        let (Some(codec), Some(ratio), true, true) =
            (codec, ratio, case.exact, OPS.contains(&case.op))
        else {
            continue;
        };
        match groups.last_mut() {
            Some(group) if (group.shape, group.op) == (case.shape, case.op) => {
                group.bars.push((codec, ratio));
            }
            _ => {
                let bars = vec![(codec, ratio)];
                groups.push(Group { shape: case.shape, op: case.op, bars });
            }
        }
    }
    // Groups with only our bar are left out if there are others to compare with.
    if groups.iter().any(Group::has_others) {
        groups.retain(Group::has_others);
    }
    for group in &mut groups {
        group.bars.sort_by_key(|bar| bar.0);
    }
    let order = |group: &Group| OPS.iter().position(|op| *op == group.op);
    groups.sort_by(|a, b| (a.shape, order(a)).cmp(&(b.shape, order(b))));
    groups
}

impl Group {
    fn has_others(&self) -> bool {
        self.bars.iter().any(|bar| !CODECS[bar.0].0.starts_with("ours"))
    }
}

/// The start of the file: colors for light and dark pages, title and legend.
fn head(what: &str, height: f64) -> String {
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n\
         <title>{what} of one operation against hand-written code</title>\n\
         <style>\n\
         text {{ font: 12px sans-serif; fill: #1f2328 }}\n\
         .title {{ font-size: 15px; font-weight: bold }}\n\
         .end {{ text-anchor: end }}\n\
         .mid {{ text-anchor: middle }}\n\
         .value {{ font-size: 10px }}\n\
         .bold {{ font-weight: bold }}\n\
         line {{ stroke: #8b949e; stroke-opacity: 0.4 }}\n\
         .one {{ stroke-opacity: 1 }}\n\
         @media (prefers-color-scheme: dark) {{ text {{ fill: #e6edf3 }} }}\n\
         </style>\n\
         <text class=\"title\" x=\"8\" y=\"20\">{what} of one operation on the same bytes, \
         hand-written code = 1</text>\n\
         <text x=\"8\" y=\"38\">fewer is better; logarithmic scale</text>\n"
    );
    for (index, (name, color)) in CODECS.iter().enumerate() {
        let at = LEFT + index as f64 * 105.0;
        let name = if *name == "ours_plain" { "ours, plain" } else { name };
        let _ = writeln!(
            text,
            "<rect x=\"{at}\" y=\"52\" width=\"12\" height=\"12\" fill=\"{color}\"/>\
             <text x=\"{}\" y=\"62\">{name}</text>",
            at + 17.0
        );
    }
    text
}

/// A line of the scale with its number.
fn axis(text: &mut String, tick: f64, x: f64, bottom: f64) {
    let class = if tick == 1.0 { " class=\"one\"" } else { "" };
    let _ = writeln!(
        text,
        "<line{class} x1=\"{x:.1}\" y1=\"{}\" x2=\"{x:.1}\" y2=\"{bottom}\"/>\
         <text class=\"mid\" x=\"{x:.1}\" y=\"{}\">{tick}</text>",
        TOP - 6.0,
        TOP - 10.0
    );
}

/// A bar between two places, with its number at the end.
fn bar(text: &mut String, codec: usize, [one, end]: [f64; 2], y: f64, ratio: f64) {
    let (name, color) = CODECS[codec];
    let bold = if name.starts_with("ours") { " bold" } else { "" };
    let (start, width) = (one.min(end), (one - end).abs().max(1.0));
    let number = if ratio < 10.0 { format!("{ratio:.2}") } else { format!("{ratio:.0}") };
    let _ = writeln!(
        text,
        "<rect x=\"{start:.1}\" y=\"{y}\" width=\"{width:.1}\" height=\"{}\" fill=\"{color}\"/>\
         <text class=\"value{bold}\" x=\"{:.1}\" y=\"{}\">{number}</text>",
        BAR - 2.0,
        one.max(end) + 4.0,
        y + BAR - 2.5
    );
}
