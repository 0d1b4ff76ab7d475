//! Tests that the reference page lists exactly the directives that exist.

use crate::attr::names::DIRECTIVES;

const PAGE: &str = include_str!("reference.md");

/// The rows of the table of directives: name, link target, places, usage.
fn rows() -> Vec<[String; 4]> {
    PAGE.lines()
        .filter_map(|line| line.strip_prefix("| [`"))
        .map(|line| {
            let (name, line) = line.split_once("`](#").expect("a link");
            let (target, line) = line.split_once(") | ").expect("a cell");
            let cells: Vec<&str> = line.trim_end_matches(" |").split(" | ").collect();
            let [places, _meaning, usage] = &*cells else { panic!("{name}: not four cells") };
            [name, target, places, usage.trim_matches('`')].map(str::to_owned)
        })
        .collect()
}

#[test]
fn table_has_every_directive_in_order() {
    let known: Vec<[String; 3]> = DIRECTIVES
        .iter()
        .map(|directive| {
            let places: Vec<_> = directive.places.iter().map(|place| place.name()).collect();
            [directive.name.to_owned(), places.join(", "), directive.usage.to_owned()]
        })
        .collect();
    let shown: Vec<_> =
        rows().into_iter().map(|[name, _, places, usage]| [name, places, usage]).collect();
    assert_eq!(shown, known);
}

#[test]
fn every_directive_has_a_section() {
    let sections: Vec<String> = PAGE
        .lines()
        .filter_map(|line| line.strip_prefix("## "))
        .map(|title| title.replace('`', "").replace(' ', "-"))
        .collect();
    for [name, target, ..] in rows() {
        assert!(sections.contains(&target), "`{name}` links to #{target}");
    }
}

/// The stages, each of which uses only those before it.
const STAGES: &[&str] = &["errors", "syntax", "attr", "model", "lower", "check", "expand"];

#[test]
fn stages_import_in_one_direction() {
    fn files(folder: &std::path::Path, found: &mut Vec<std::path::PathBuf>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                files(&path, found);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                found.push(path);
            }
        }
    }
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    files(&root, &mut found);
    let mut seen = 0;
    for path in found {
        let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
        let of = |stage: &str| {
            name == format!("{stage}.rs")
                || name.starts_with(&format!("{stage}/")) && !name.contains("/expected/")
        };
        let Some(stage) = STAGES.iter().position(|stage| of(stage)) else { continue };
        seen += 1;
        let text = std::fs::read_to_string(&path).unwrap();
        for later in &STAGES[stage + 1..] {
            let direct = text.contains(&format!("crate::{later}::"));
            let listed = text.split("use crate::{").skip(1).any(|rest| {
                rest.split("};").next().is_some_and(|list| list.contains(&format!("    {later}::")))
            });
            assert!(!direct && !listed, "{name} imports the later stage `{later}`");
        }
    }
    assert!(seen > 40, "only {seen} files");
}
