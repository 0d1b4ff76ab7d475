//! `wire export markdown`: a book of messages, for mdBook.

mod book;
mod coverage;
mod library;
mod page;
mod text;
mod types;
mod words;

use std::path::Path;

use clap::{ArgAction, Command};

use self::book::Chapter;
use crate::cli::{Console, Failure, Job, files, format_arg};

pub(crate) fn command() -> Command {
    Command::new("markdown")
        .about("A book for mdBook, with a page for each message")
        .long_about(
            "A book for mdBook, with a page for each message: numbers, names, fields with their \
             places, conditions and values, and an example. --format may be given several times; \
             without it, the book has all formats. With --message and without --output, the page of \
             that message is printed.",
        )
        .arg(format_arg().action(ArgAction::Append))
        .after_help(
            "Examples:\n  wire export markdown --format tera --output book\n  \
             wire export markdown --format moul --message Cli2Auth/PingRequest\n\n\
             `mdbook serve book` shows the book in a browser.",
        )
}

pub(crate) fn run(job: &Job<'_>, streams: &mut Console<'_>) -> Result<(), Failure> {
    let mut formats: Vec<&str> = Vec::new();
    for message in &job.messages {
        if !formats.contains(&message.format()) {
            formats.push(message.format());
        }
    }
    let chapters: Vec<Chapter<'_>> = formats
        .into_iter()
        .map(|format| {
            let messages: Vec<_> =
                job.messages.iter().copied().filter(|it| it.format() == format).collect();
            Chapter::new(format, &messages)
        })
        .collect();
    let Some(folder) = job.output else {
        let ([message], [chapter]) = (job.messages.as_slice(), chapters.as_slice()) else {
            return Err(Failure::usage(
                "a book is a folder",
                "give one with --output FOLDER, or one message with --message",
            ));
        };
        let path = chapter.entries.first().map_or("", |(_, path)| path);
        write!(streams.output, "{}", page::message(chapter, message, path))?;
        return Ok(());
    };
    let pages = book::pages(&chapters);
    let root = Path::new(folder);
    files::write_in_folder(&root.join("book.toml"), BOOK)?;
    files::write_in_folder(&root.join("wide.css"), STYLE)?;
    for (path, text) in &pages {
        files::write_in_folder(&root.join("src").join(path), text)?;
    }
    // All but the list of chapters.
    let count = pages.len().saturating_sub(1);
    writeln!(streams.output, "{count} pages in {folder}")?;
    Ok(())
}

/// Settings of the book: chapters are folded, because there are many, and found by their names.
const BOOK: &str = include_str!("book.toml");
/// Tables may be as wide as the window.
const STYLE: &str = include_str!("wide.css");
