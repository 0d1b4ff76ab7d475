//! The pages of a format, and those about all formats.

use std::{collections::BTreeMap, fmt::Write as _};

use codec_core::{
    catalog::{Entry, Kind},
    shape::{Lies, Shape},
};

use super::{
    coverage,
    library::{Library, numbered},
    page,
    text::{code, file_name, first_line, number},
    words::words,
};
use crate::export::identity::name;

/// A page: its path below `src`, and its text.
pub(crate) type Page = (String, String);

/// Where messages are that belong to no set.
const NO_SET: &str = "messages";

/// A format.
pub(crate) struct Chapter<'a> {
    pub(crate) format: &'a str,
    pub(crate) library: Library,
    pub(crate) lies: Lies,
    /// All messages and sets, with their pages below the folder of the format.
    pub(crate) entries: Vec<(&'a Entry, String)>,
    /// The names of the sets, in the order of the catalog.
    sets: Vec<&'a str>,
}

impl<'a> Chapter<'a> {
    pub(crate) fn new(format: &'a str, messages: &[&'a Entry]) -> Self {
        let mut taken: BTreeMap<String, usize> = BTreeMap::new();
        let mut sets: Vec<&str> = Vec::new();
        let mut entries = Vec::new();
        for entry in messages {
            if !sets.contains(&entry.set()) {
                sets.push(entry.set());
            }
            let folder = folder(entry.set());
            let page = if entry.kind() == Kind::Set {
                format!("{folder}/index.md")
            } else {
                let path = format!("{folder}/{}", file_name(entry.name()));
                format!("{}.md", numbered(&path, &mut taken))
            };
            entries.push((*entry, page));
        }
        let lies = messages.first().map_or(Lies::Packed, |entry| entry.format_shape().lies);
        let library = Library::new(&entries);
        Self { format, library, lies, entries, sets }
    }

    /// The page and the doc comment of a set.
    pub(crate) fn set(&self, name: &str) -> (Option<String>, &'static str) {
        let there = self.sets.len() > 1 || self.entries.len() > 1;
        let page = there.then(|| format!("{}/index.md", folder(name)));
        (page, self.entry_of_set(name).map_or("", |entry| entry.docs()))
    }

    /// The entry for a set as a whole, if there is one.
    pub(crate) fn entry_of_set(&self, name: &str) -> Option<&'a Entry> {
        let is_set = |entry: &&'a Entry| entry.kind() == Kind::Set && entry.set() == name;
        self.entries.iter().map(|(entry, _)| *entry).find(is_set)
    }

    /// The messages of a set, by number.
    pub(crate) fn messages(&self, set: &str) -> Vec<(&'a Entry, &str)> {
        let mut messages: Vec<(&Entry, &str)> = self
            .entries
            .iter()
            .filter(|(entry, _)| entry.kind() != Kind::Set && entry.set() == set)
            .map(|(entry, page)| (*entry, page.as_str()))
            .collect();
        messages.sort_by_key(|(entry, _)| entry.numbers().first().copied());
        messages
    }

    /// The messages that have a type, and types with pages of their own.
    pub(crate) fn users(&self, shape: Shape) -> Vec<(String, String)> {
        let names: BTreeMap<&str, &str> = self
            .entries
            .iter()
            .map(|(entry, page)| (page.as_str(), entry.name()))
            .chain(self.library.own_pages().into_iter().map(|(shape, page)| (page, name(shape))))
            .collect();
        let pages = self.library.users(shape);
        pages
            .into_iter()
            .filter_map(|page| Some(((*names.get(page.as_str())?).to_owned(), page)))
            .collect()
    }

    /// All pages of the format.
    fn pages(&self) -> Vec<Page> {
        let mut pages = vec![
            ("index.md".to_owned(), self.overview()),
            ("by-number.md".to_owned(), self.by_number()),
            ("by-name.md".to_owned(), self.by_name()),
        ];
        for set in &self.sets {
            let path = format!("{}/index.md", folder(set));
            let text = page::set(self, set, &path);
            let text = if set.is_empty() { text.replacen("# ", "# Messages", 1) } else { text };
            pages.push((path, text));
            for (entry, path) in self.messages(set) {
                pages.push((path.to_owned(), page::message(self, entry, path)));
            }
        }
        let types = self.library.own_pages();
        if !types.is_empty() {
            let mut index = "# Types\n\nTypes that more than one message has.\n\n".to_owned();
            index.push_str("| Type | Meaning |\n|---|---|\n");
            for (shape, path) in types {
                let to = path.trim_start_matches("types/");
                let about = first_line(super::types::about(shape));
                let _ = writeln!(index, "| [{}]({to}) | {about} |", words(name(shape)));
                pages.push((path.to_owned(), page::of_type(self, shape, path)));
            }
            pages.push(("types/index.md".to_owned(), index));
        }
        let format = file_name(self.format);
        let in_folder = |(path, text)| (format!("{format}/{path}"), text);
        pages.into_iter().map(in_folder).collect()
    }

    fn overview(&self) -> String {
        let mut out = format!("# {}\n\n", words(self.format));
        out.push_str(
            "All messages [by number](by-number.md) and [by name](by-name.md).\n\n\
             | Set | Messages | What it is |\n|---|--:|---|\n",
        );
        for set in &self.sets {
            let title = if set.is_empty() { "no set" } else { set };
            let _ = writeln!(
                out,
                "| [{}]({}/index.md) | {} | {} |",
                words(title),
                folder(set),
                self.messages(set).len(),
                first_line(self.set(set).1),
            );
        }
        out
    }

    fn by_number(&self) -> String {
        let mut out = "# By number\n".to_owned();
        for set in &self.sets {
            let messages = self.messages(set);
            let numbered = messages.iter().any(|(entry, _)| !entry.numbers().is_empty());
            if !numbered {
                continue;
            }
            let _ = writeln!(out, "\n## {}\n", words(if set.is_empty() { "No set" } else { set }));
            out.push_str("| Number | Message | Name in the protocol |\n|--:|---|---|\n");
            let mut rows: Vec<(i128, &Entry, &str)> = Vec::new();
            for (entry, page) in messages {
                rows.extend(entry.numbers().iter().map(|number| (*number, entry, page)));
            }
            rows.sort_by_key(|(number, ..)| *number);
            for (id, entry, page) in rows {
                let wire_name = entry.wire_name().map_or_else(String::new, code);
                let name = words(entry.name());
                let _ = writeln!(out, "| {} | [{name}]({page}) | {wire_name} |", number(id));
            }
        }
        if out.lines().count() < 2 {
            out.push_str(
                "\nThese messages have names and no numbers: see [by name](by-name.md).\n",
            );
        }
        out
    }

    fn by_name(&self) -> String {
        let mut rows: Vec<(&str, &Entry, &str)> = Vec::new();
        for (entry, page) in &self.entries {
            rows.extend(entry.names().map(|name| (name, *entry, page.as_str())));
        }
        rows.sort_by_key(|(name, entry, _)| (name.to_lowercase(), entry.set()));
        let mut out =
            "# By name\n\nAll names that a message has.\n\n| Name | Message |\n|---|---|\n"
                .to_owned();
        for (name, entry, page) in rows {
            let title = match (entry.kind(), entry.set()) {
                (Kind::Set, _) | (_, "") => entry.name().to_owned(),
                (_, set) => format!("{set}/{}", entry.name()),
            };
            let _ = writeln!(out, "| {} | [{}]({page}) |", code(name), words(title));
        }
        out
    }

    fn summary(&self, out: &mut String) {
        let format = file_name(self.format);
        let _ = writeln!(out, "\n# {}\n", words(self.format));
        let _ = writeln!(out, "- [Overview]({format}/index.md)");
        let _ = writeln!(out, "- [By number]({format}/by-number.md)");
        let _ = writeln!(out, "- [By name]({format}/by-name.md)");
        for set in &self.sets {
            let title = if set.is_empty() { "Messages" } else { set };
            let _ = writeln!(out, "- [{}]({format}/{}/index.md)", words(title), folder(set));
            let messages = self.messages(set);
            let numbers = || messages.iter().flat_map(|(entry, _)| entry.numbers());
            let in_hex = numbers().any(|number| *number > 0xff);
            for (entry, page) in &messages {
                let number = match entry.numbers().first() {
                    Some(number) if in_hex => format!("{number:#x} "),
                    Some(number) => format!("{number} "),
                    None => String::new(),
                };
                let _ = writeln!(out, "  - [{number}{}]({format}/{page})", words(entry.name()));
            }
        }
        let types = self.library.own_pages();
        if !types.is_empty() {
            let _ = writeln!(out, "- [Types]({format}/types/index.md)");
            for (shape, page) in types {
                let _ = writeln!(out, "  - [{}]({format}/{page})", words(name(shape)));
            }
        }
    }
}

fn folder(set: &str) -> String {
    if set.is_empty() { NO_SET.to_owned() } else { file_name(set) }
}

/// All pages of a book, the list of its chapters among them.
pub(crate) fn pages(chapters: &[Chapter<'_>]) -> Vec<Page> {
    let mut summary = "# Summary\n\n[Messages](index.md)\n[Coverage](coverage.md)\n".to_owned();
    let mut pages = vec![
        ("index.md".to_owned(), introduction(chapters)),
        ("coverage.md".to_owned(), coverage::page(chapters)),
    ];
    for chapter in chapters {
        chapter.summary(&mut summary);
        pages.extend(chapter.pages());
    }
    pages.push(("SUMMARY.md".to_owned(), summary));
    pages
}

fn introduction(chapters: &[Chapter<'_>]) -> String {
    let mut out = "# Messages\n\nEvery message has a page: its number, its names, what it is for, \
         where its fields lie, and an example with what its bytes mean. The search finds all names.\n\n\
         | Format | Sets | Messages | Index |\n|---|--:|--:|---|\n"
        .to_owned();
    for chapter in chapters {
        let format = file_name(chapter.format);
        let messages = chapter.entries.iter().filter(|(it, _)| it.kind() != Kind::Set).count();
        let _ = writeln!(
            out,
            "| [{}]({format}/index.md) | {} | {messages} | [by number]({format}/by-number.md), \
             [by name]({format}/by-name.md) |",
            words(chapter.format),
            chapter.sets.iter().filter(|set| !set.is_empty()).count(),
        );
    }
    out.push_str(
        "\nOffsets count from the first byte of the message behind its number, or of the type. They \
         are left out where they depend on what stands before. [Coverage](coverage.md) says which \
         messages captured bytes have confirmed.\n\n\
         The pages are made from the declarations by `wire export markdown`.\n",
    );
    out
}
