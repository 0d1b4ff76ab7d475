//! Which messages captured bytes have confirmed.

use std::fmt::Write as _;

use codec_core::catalog::{Confirmed, Entry, Kind};

use super::{book::Chapter, words::words};
use crate::sample::{self, Origin};

/// How far a message is confirmed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Captured,
    TestData,
    No,
}

impl State {
    /// The state of a message: what the catalog says, or what its example is.
    pub(crate) fn of(entry: &Entry) -> Self {
        let origin = sample::example(entry).map(|example| example.origin);
        match (entry.confirmed(), origin) {
            (Some(Confirmed::Captured), _) | (_, Some(Origin::Captured)) => Self::Captured,
            (Some(Confirmed::TestData), _) | (_, Some(Origin::TestData)) => Self::TestData,
            _ => Self::No,
        }
    }

    pub(crate) fn in_words(self) -> &'static str {
        match self {
            Self::Captured => "yes",
            Self::TestData => "no, against test data of another implementation",
            Self::No => "no",
        }
    }
}

/// The page about what is confirmed.
pub(crate) fn page(chapters: &[Chapter<'_>]) -> String {
    let mut out =
        "# Coverage\n\nA message is *captured* if bytes of real traffic decode with nothing \
         left over and encode to the same bytes again. *Test data* is that of another \
         implementation. The layout of all others is what descriptions and sources say.\n\n\
         | Format | Declared | Captured | Test data | Not confirmed |\n|---|--:|--:|--:|--:|\n"
            .to_owned();
    for chapter in chapters {
        let states = states(chapter);
        let count = |wanted| states.iter().filter(|(_, _, state)| *state == wanted).count();
        let _ = writeln!(
            out,
            "| [{}]({}/index.md) | {} | {} | {} | {} |",
            words(chapter.format),
            chapter.format,
            states.len(),
            count(State::Captured),
            count(State::TestData),
            count(State::No),
        );
    }
    for chapter in chapters {
        let states = states(chapter);
        let _ = writeln!(out, "\n## {}", words(chapter.format));
        for (state, title) in [
            (State::Captured, "Captured"),
            (State::TestData, "Test data"),
            (State::No, "Not confirmed"),
        ] {
            let links: Vec<String> = states
                .iter()
                .filter(|(_, _, found)| *found == state)
                .map(|(entry, page, _)| {
                    format!("[{}]({}/{page})", words(entry.name()), chapter.format)
                })
                .collect();
            if !links.is_empty() {
                let _ = writeln!(out, "\n**{title}, {}:** {}", links.len(), links.join(", "));
            }
        }
    }
    out
}

fn states<'a>(chapter: &'a Chapter<'_>) -> Vec<(&'a Entry, &'a str, State)> {
    let messages = chapter.entries.iter().filter(|(entry, _)| entry.kind() != Kind::Set);
    messages.map(|(entry, page)| (*entry, page.as_str(), State::of(entry))).collect()
}
