//! A bar chart as SVG: how many times the cost of hand-written code, on a logarithmic scale.

use std::fmt::Write;

use crate::report::Results;

/// The codecs that are drawn, each with its color; they write the same bytes as hand-written code.
const CODECS: [(&str, &str); 5] = [
    ("ours", "#2f81f7"),
    ("ours_plain", "#79c0ff"),
    ("wincode", "#2da44e"),
    ("binrw", "#d4883a"),
    ("deku", "#a371f7"),
];

/// The shapes that are drawn, and what they are, for people who have not read about them.
const SHAPES: [(&str, &str); 4] =
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
    title: String,
    /// Index into [`CODECS`], and the ratio.
    bars: Vec<(usize, f64)>,
}

/// The chart; `None` if there is nothing to draw.
pub fn svg(results: &Results) -> Option<String> {
    let groups = groups(results);
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
    let mut text = head(bottom + 24.0);
    for tick in [0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 100.0, 1000.0] {
        if x(tick) >= LEFT && x(tick) <= RIGHT {
            axis(&mut text, tick, x(tick), bottom);
        }
    }
    let mut y = TOP;
    for Group { title, bars } in &groups {
        let middle = y + bars.len() as f64 * BAR / 2.0 + 4.0;
        let label = LEFT - 8.0;
        let _ = writeln!(text, "<text class=\"end\" x=\"{label}\" y=\"{middle}\">{title}</text>");
        for (codec, ratio) in bars {
            bar(&mut text, *codec, [x(1.0), x(*ratio)], y, *ratio);
            y += BAR;
        }
        y += GAP;
    }
    text.push_str("</svg>\n");
    Some(text)
}

/// The bars of the shapes, each with the time against hand-written code.
fn groups(results: &Results) -> Vec<Group> {
    let mut groups = Vec::new();
    for (shape, title) in SHAPES {
        for op in ["encode", "decode"] {
            let time = |codec| results.find(shape, op, codec).map(|found| &found.release);
            let bars = CODECS.iter().enumerate().filter_map(|(index, (codec, _))| {
                Some((index, time(codec)?.ratio(time("hand")?)?.median))
            });
            groups.push(Group { title: format!("{title}: {op}"), bars: bars.collect() });
        }
    }
    groups.retain(|group| !group.bars.is_empty());
    groups
}

/// The start of the file: colors for light and dark pages, title and legend.
fn head(height: f64) -> String {
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{WIDTH}\" height=\"{height}\" \
         viewBox=\"0 0 {WIDTH} {height}\" role=\"img\">\n\
         <title>Time of one operation against hand-written code</title>\n\
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
         <text class=\"title\" x=\"8\" y=\"20\">Time of one operation on the same bytes, \
         hand-written code = 1</text>\n\
         <text x=\"8\" y=\"38\">less is better; logarithmic scale</text>\n"
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
