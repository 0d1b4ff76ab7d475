//! Links on the pages of this repository lead somewhere, and the guide is complete.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

/// The chapters of the guide.
const GUIDE: &str = "docs/guide/src";

#[test]
fn links_lead_to_files_and_headings_that_exist() {
    let pages = pages();
    assert!(pages.len() > 30, "the walk should find the pages");
    let mut broken = Vec::new();
    for page in &pages {
        let text = read(page);
        for link in links(&text) {
            if let Err(why) = follow(page, link) {
                broken.push(format!("{} links to {link}: {why}", shown(page)));
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn every_chapter_is_in_the_summary() {
    let guide = root().join(GUIDE);
    let summary = read(&guide.join("SUMMARY.md"));
    let listed: Vec<&str> = links(&summary).collect();
    for page in pages().iter().filter(|page| page.starts_with(&guide)) {
        let name = page.file_name().unwrap().to_str().unwrap();
        assert!(name == "SUMMARY.md" || listed.contains(&name), "SUMMARY.md should list {name}");
    }
}

#[test]
fn code_of_every_chapter_is_run() {
    let run = read(&root().join("docs/lib.rs"));
    for page in pages().iter().filter(|page| page.starts_with(root().join(GUIDE))) {
        let name = page.file_name().unwrap().to_str().unwrap();
        let source = fs::read_to_string(page).unwrap();
        // What is included comes from files that are compiled and run themselves.
        if source.contains("```rust") && !source.contains("{{#include") {
            let line = format!("include_str!(\"guide/src/{name}\")");
            assert!(run.contains(&line), "docs/lib.rs should have {line}");
        }
    }
}

#[test]
fn the_guide_shows_every_example() {
    let shown = fs::read_to_string(root().join(GUIDE).join("examples.md")).unwrap();
    for folder in ["examples", "examples/games"] {
        for name in sources(folder) {
            let line = format!("{{{{#include ../../../{folder}/{name}}}}}");
            assert!(shown.contains(&line), "examples.md should have {line}");
        }
    }
}

#[test]
fn the_manifests_list_every_example() {
    for folder in ["examples", "examples/games"] {
        let manifest = root().join(folder).join("Cargo.toml");
        let manifest = fs::read_to_string(manifest).unwrap();
        for name in sources(folder) {
            let entry = format!("path = \"{name}\"");
            assert!(manifest.contains(&entry), "{folder}/Cargo.toml should list {name}");
        }
    }
}

/// The names of the Rust files in a folder.
fn sources(folder: &str) -> Vec<String> {
    let names = fs::read_dir(root().join(folder)).unwrap();
    names
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".rs"))
        .collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn shown(page: &Path) -> String {
    page.strip_prefix(root()).unwrap().display().to_string()
}

/// All pages of the repository.
fn pages() -> Vec<PathBuf> {
    let (mut folders, mut pages) = (vec![root().to_path_buf()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap();
            if path.is_dir() && name != "target" && !name.starts_with('.') {
                folders.push(path);
            } else if name.ends_with(".md") {
                pages.push(path);
            }
        }
    }
    pages.sort();
    pages
}

/// The text of a page, with what mdBook includes.
fn read(page: &Path) -> String {
    let text = fs::read_to_string(page).unwrap();
    if !page.starts_with(root().join(GUIDE)) {
        return text;
    }
    let include = |line: &str| {
        let file = line.strip_prefix("{{#include ")?.strip_suffix("}}")?;
        Some(fs::read_to_string(page.with_file_name(file)).unwrap())
    };
    text.lines().map(|line| include(line).unwrap_or(line.to_owned()) + "\n").collect()
}

/// The lines that are not code.
fn prose(text: &str) -> impl Iterator<Item = &str> {
    let mut is_code = false;
    text.lines().filter(move |line| {
        let is_fence = line.trim_start().starts_with("```");
        is_code ^= is_fence;
        !is_code && !is_fence
    })
}

/// The targets of the links on a page, without those to other sites.
fn links(text: &str) -> impl Iterator<Item = &str> {
    prose(text)
        .flat_map(|line| line.split("](").skip(1))
        .filter_map(|rest| rest.split([')', ' ']).next())
        .filter(|link| !link.contains("://") && !link.contains("::"))
}

fn follow(page: &Path, link: &str) -> Result<(), &'static str> {
    let (file, heading) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { page.to_path_buf() } else { page.with_file_name(file) };
    let target = target.canonicalize().map_err(|_| "there is no such file")?;
    let guide = root().join(GUIDE).canonicalize().unwrap();
    if page.starts_with(root().join(GUIDE)) && !target.starts_with(guide) {
        return Err("it is not part of the book; name the file without a link");
    }
    if heading.is_empty() || headings(&read(&target)).any(|known| known == heading) {
        Ok(())
    } else {
        Err("there is no such heading")
    }
}

/// The names that headings have in links, on GitHub and in mdBook.
fn headings(text: &str) -> impl Iterator<Item = String> {
    let mut seen = HashMap::new();
    prose(text).filter(|line| line.starts_with('#')).map(move |line| {
        let title = line.trim_start_matches('#').trim().to_lowercase();
        let name: String = title
            .chars()
            .filter(|c| c.is_alphanumeric() || " -_".contains(*c))
            .map(|c| if c == ' ' { '-' } else { c })
            .collect();
        let count = seen.entry(name.clone()).and_modify(|count| *count += 1).or_insert(0);
        if *count == 0 { name } else { format!("{name}-{count}") }
    })
}
