//! The pictures in the README are of this program. `WIRE_BLESS=1` makes them anew, that of the page with
//! Chromium.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

#[path = "browser/driver.rs"]
mod driver;

use std::{env, fmt::Write as _, fs, path::PathBuf};

use codec_inspect::{Streams, Tool};
use driver::Browser;
use serde_json::json;

/// A login, with its number before it.
const LOGIN: &str = "0300 07000000 efbeadde 0600 730068006f00720061006800 \
    8b1f0e6a5c9d2e7f8091a2b3c4d5e6f708192a3b 0000 0300 770069006e00";

fn inspect(more: &[&str]) -> String {
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    streams.color = true;
    let arguments = ["wire", "inspect", "--message", "Cli2Auth", "--hex", LOGIN];
    assert_eq!(Tool::new().run(arguments.iter().chain(more), &mut streams), 0);
    String::from_utf8(output).unwrap()
}

fn docs(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}

fn blesses() -> bool {
    env::var_os("WIRE_BLESS").is_some()
}

#[test]
fn the_terminal_shows_what_inspect_prints() {
    let picture = picture(&inspect(&[]));
    let path = docs("wire.svg");
    if blesses() {
        fs::write(&path, &picture).unwrap();
    }
    assert!(fs::read_to_string(path).unwrap() == picture, "WIRE_BLESS=1 makes docs/wire.svg anew");
}

/// The page is kept beside its picture: as long as it is the same, so is the picture.
#[test]
fn the_browser_shows_the_page_that_inspect_writes() {
    let found = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("picture.html");
    inspect(&["--html", found.to_str().unwrap()]);
    let page = docs("guide/src/bytes/login.html");
    if blesses() {
        let browser = Browser::start().expect("apt-get install chromium chromium-driver");
        browser.post("/window/rect", &json!({ "width": 1180, "height": 440 }));
        browser.open(&found);
        let name = "[...document.querySelectorAll('.field')]
            .find(field => field.querySelector('.name').textContent === 'account_name').id";
        let row = browser.script(&format!("return {name}"));
        browser.click(&format!("#{}", row.as_str().unwrap()));
        fs::write(docs("wire.png"), browser.screenshot()).unwrap();
        fs::copy(&found, &page).unwrap();
    }
    let same = fs::read(page).unwrap() == fs::read(found).unwrap();
    assert!(same, "WIRE_BLESS=1 makes docs/wire.png anew");
}

/// The width and height of a character.
const CELL: (usize, usize) = (8, 19);

/// What a terminal shows of `output`: text, with the colors and the bold of its escape sequences.
fn picture(output: &str) -> String {
    let columns = output.lines().map(|line| plain(line).chars().count()).max().unwrap();
    let rows = output.lines().count();
    let (width, height) = ((columns + 4) * CELL.0, (rows + 2) * CELL.1);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"ui-monospace, Menlo, Consolas, monospace\" \
         font-size=\"13\" fill=\"#d6deeb\">\n\
         <rect width=\"{width}\" height=\"{height}\" rx=\"8\" fill=\"#17202b\"/>\n"
    );
    for (row, line) in output.lines().enumerate() {
        let mut column = 2;
        for part in line.split('\u{1b}') {
            // What precedes the first escape sequence has none.
            let (style, text) =
                part.strip_prefix('[').map_or(("0", part), |part| part.split_once('m').unwrap());
            span(&mut svg, (column, row), style, text);
            column += text.chars().count();
        }
    }
    svg + "</svg>\n"
}

/// Text of one style. Columns are placed one by one, with their lengths, because no two systems have the
/// same font.
fn span(svg: &mut String, (mut column, row): (usize, usize), style: &str, text: &str) {
    let style = match style {
        "0" => "",
        "1" => " font-weight=\"bold\"",
        "31" => " fill=\"#ff7b72\"",
        "32" => " fill=\"#7ee787\"",
        "33" => " fill=\"#e3b341\"",
        "34" => " fill=\"#79c0ff\"",
        "35" => " fill=\"#d2a8ff\"",
        "36" => " fill=\"#56d4dd\"",
        other => panic!("no such style: {other}"),
    };
    for part in text.split("  ") {
        let (word, indent) = (part.trim(), part.len() - part.trim_start().len());
        let (x, y) = ((column + indent) * CELL.0, (row + 2) * CELL.1 - 5);
        let length = word.chars().count() * CELL.0;
        column += part.chars().count() + 2;
        if !word.is_empty() {
            let word = word.replace('&', "&amp;").replace('<', "&lt;");
            writeln!(svg, "<text x=\"{x}\" y=\"{y}\" textLength=\"{length}\"{style}>{word}</text>")
                .unwrap();
        }
    }
}

/// A line without escape sequences.
fn plain(line: &str) -> String {
    let parts = line.split('\u{1b}');
    parts
        .map(|part| part.split_once('m').filter(|_| part.starts_with('[')).map_or(part, |it| it.1))
        .collect()
}
