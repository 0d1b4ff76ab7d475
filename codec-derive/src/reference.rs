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
