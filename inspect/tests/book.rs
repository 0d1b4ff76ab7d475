//! The book of messages: every message has a page, and links lead somewhere.

#![allow(
    clippy::pedantic,
    clippy::arithmetic_side_effects,
    clippy::indexing_slicing,
    clippy::panic,
    clippy::unwrap_used,
    reason = "tests may stop at the first surprise"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use codec_core::catalog::Kind;
use codec_inspect::{Streams, Tool};

/// Writes a book; returns its pages by their paths.
fn book(name: &str, arguments: &[&str]) -> BTreeMap<PathBuf, String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    let path = folder.display().to_string();
    let (code, output) = run(&[&["export", "markdown", "--output", &path], arguments].concat());
    assert_eq!(code, 0, "{output}");
    assert!(folder.join("book.toml").exists());
    let mut pages = BTreeMap::new();
    read(&folder.join("src"), &folder.join("src"), &mut pages);
    pages
}

fn run(arguments: &[&str]) -> (u8, String) {
    let (mut input, mut output, mut errors) = (&b""[..], Vec::new(), Vec::new());
    let mut streams = Streams::new(&mut input, &mut output, &mut errors);
    let arguments = ["wire"].iter().chain(arguments).map(ToString::to_string);
    let code = Tool::new().run(arguments, &mut streams);
    output.extend(errors);
    (code, String::from_utf8(output).unwrap())
}

fn read(root: &Path, folder: &Path, pages: &mut BTreeMap<PathBuf, String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            read(root, &path, pages);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            pages.insert(path.strip_prefix(root).unwrap().to_owned(), text);
        }
    }
}

/// The targets of the links on a page, without those in code.
fn links(text: &str) -> Vec<&str> {
    let mut links = Vec::new();
    let mut fenced = false;
    for line in text.lines() {
        fenced ^= line.starts_with("```");
        if fenced {
            continue;
        }
        // Code has odd places between backticks.
        for part in line.split('`').step_by(2) {
            for (at, _) in part.match_indices("](") {
                links.push(part[at + 2..].split(')').next().unwrap());
            }
        }
    }
    links
}

/// The places on a page that links may lead to.
fn anchors(text: &str) -> BTreeSet<&str> {
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.filter_map(|line| line.split_once("{#")?.1.strip_suffix('}')).collect()
}

#[test]
fn links_lead_to_pages_and_places_that_exist() {
    let pages = book("links", &[]);
    let mut followed = 0;
    for (path, text) in &pages {
        for link in links(text) {
            if link.starts_with("http") {
                continue;
            }
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let to =
                if file.is_empty() { path.clone() } else { normal(&path.with_file_name(file)) };
            let Some(page) = pages.get(&to) else { panic!("{} links to {link}", path.display()) };
            assert!(
                place.is_empty() || anchors(page).contains(place),
                "{}: {link}",
                path.display()
            );
            followed += 1;
        }
    }
    assert!(followed > 5000, "{followed}");
}

/// A path without `..`.
fn normal(path: &Path) -> PathBuf {
    let mut parts = Vec::new();
    for part in path.components() {
        match part {
            std::path::Component::ParentDir => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.into_iter().collect()
}

#[test]
fn every_message_has_a_page_and_every_page_is_a_chapter() {
    let pages = book("chapters", &[]);
    let summary = &pages[Path::new("SUMMARY.md")];
    let mut chapters: Vec<&str> = links(summary);
    let all = chapters.len();
    chapters.sort_unstable();
    chapters.dedup();
    assert_eq!(chapters.len(), all, "chapters twice");
    let files: BTreeSet<String> = pages
        .keys()
        .map(|path| path.display().to_string())
        .filter(|it| it != "SUMMARY.md")
        .collect();
    assert_eq!(chapters.into_iter().map(str::to_owned).collect::<BTreeSet<_>>(), files);

    let catalog = formats::catalog();
    for entry in catalog.entries() {
        let title = format!("# {}\n", entry.name().replace('_', "\\_"));
        let folder = format!("{}/", entry.format());
        let found = pages
            .iter()
            .filter(|(path, text)| path.starts_with(&folder) && text.starts_with(&title))
            .any(|(_, text)| entry.names().skip(1).all(|name| text.contains(&format!("`{name}`"))));
        assert!(found, "{entry}");
    }
    let messages = catalog.entries().iter().filter(|it| it.kind() != Kind::Set).count();
    assert_eq!(messages, 797);
}

#[test]
fn coverage_counts_every_message_once() {
    let pages = book("coverage", &[]);
    let text = &pages[Path::new("coverage.md")];
    let mut rows = BTreeMap::new();
    for row in text.lines().filter(|line| line.contains("/index.md)")) {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        let numbers: Vec<usize> = cells[2..6].iter().map(|cell| cell.parse().unwrap()).collect();
        assert_eq!(numbers[0], numbers[1..].iter().sum::<usize>(), "{row}");
        rows.insert(cells[1].split(']').next().unwrap().to_owned(), numbers);
    }
    assert_eq!(rows["[asherons\\_call"], [366, 62, 10, 294]);
    assert_eq!(rows["[moul"], [285, 0, 0, 285]);
    assert_eq!(rows.len(), 6);
}

#[test]
fn a_book_has_the_formats_that_are_asked_for() {
    let pages = book("some", &["--format", "tera", "--format", "otherland"]);
    let folders: BTreeSet<_> = pages
        .keys()
        .filter(|path| path.parent() != Some(Path::new("")))
        .map(|path| path.iter().next().unwrap())
        .collect();
    assert_eq!(folders.into_iter().collect::<Vec<_>>(), ["otherland", "tera"]);

    let (code, output) = run(&["export", "markdown", "--format", "tera"]);
    assert_eq!(code, 2);
    assert!(output.contains("a book is a folder (give one with --output FOLDER"), "{output}");
}

#[test]
fn examples_show_all_of_their_bytes() {
    let pages = book("examples", &[]);
    let examples = fs::read_to_string("src/examples.tsv").unwrap();
    let count = examples.lines().filter(|line| !line.starts_with('#')).count();
    let shown = pages.values().filter(|text| text.contains("\n## Example\n")).count();
    assert_eq!(shown, count, "each is on the page of its message");
    let bytes = "0000  01 00 00 00               ping_time_ms  u32";
    let page = &pages[Path::new("moul/Cli2Auth/PingRequest.md")];
    assert!(
        page.contains("Made by the rules of the format, not captured") && page.contains(bytes),
        "{page}"
    );
}
