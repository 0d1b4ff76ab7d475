//! `wire export kaitai`: definitions for Kaitai Struct.

mod attr;
mod expr;
mod file;
mod frames;
mod names;
mod places;
mod record;
mod shapes;
mod variants;
mod yaml;

use std::fmt::Write as _;

use std::path::Path;

use clap::Command;
use codec_core::{
    catalog::{Entry, Kind},
    shape::{EnumShape, Lies, RecordShape, Shape},
};

use self::{
    attr::Attr,
    file::{Body, File},
    names::Taken,
    yaml::{Yaml, map},
};
use crate::{
    cli::{Console, Failure, Job, files},
    safe,
};

pub(crate) fn command() -> Command {
    Command::new("kaitai")
        .about("Definitions for Kaitai Struct: .ksy files")
        .long_about(
            "Definitions for Kaitai Struct, of formats whose fields lie one after the other. Each set \
             of messages becomes a file, with the number of a message and the message behind it; so \
             does each message that is in no set. What Kaitai Struct cannot express is listed at the \
             beginning of the file. With --message and without --output, the file is printed.",
        )
        .after_help(
            "Examples:\n  wire export kaitai --format moul --output ksy\n  \
             wire export kaitai --format moul --message Cli2Auth",
        )
}

pub(crate) fn run(job: &Job<'_>, streams: &mut Console<'_>) -> Result<(), Failure> {
    let lies = job.messages.first().map(|entry| entry.format_shape().lies);
    if lies.is_some_and(|lies| lies != Lies::Packed) {
        return Err(Failure::usage(
            format_args!("the fields of {} do not lie one after the other", job.format),
            "`wire export wireshark` and `wire export markdown` have all formats",
        ));
    }
    let roots = roots(&job.messages);
    let mut taken = Taken::default();
    let Some(folder) = job.output else {
        let [root] = roots.as_slice() else {
            return Err(Failure::usage(
                "these are several files",
                "give a folder with --output FOLDER, or a set with --message",
            ));
        };
        write!(streams.output, "{}", file(root, &mut taken).text)?;
        return Ok(());
    };
    for root in &roots {
        let file = file(root, &mut taken);
        let path = Path::new(folder).join(format!("{}.ksy", file.id));
        files::write_in_folder(&path, &file.text)?;
        writeln!(streams.output, "{} ({} not expressed)", path.display(), file.missing.len())?;
    }
    Ok(())
}

/// What is a file of its own: sets, and messages without one.
fn roots<'a>(messages: &[&'a Entry]) -> Vec<&'a Entry> {
    if let [only] = messages {
        return vec![*only];
    }
    let sets: Vec<&str> =
        messages.iter().filter(|it| it.kind() == Kind::Set).map(|it| it.set()).collect();
    let is_root = |entry: &&&Entry| entry.kind() == Kind::Set || !sets.contains(&entry.set());
    messages.iter().filter(is_root).copied().collect()
}

/// A definition.
struct Definition {
    id: String,
    text: String,
    /// What cannot be expressed.
    missing: Vec<String>,
}

fn file(entry: &Entry, taken: &mut Taken) -> Definition {
    let mut file = File::default();
    let name = match entry.kind() {
        Kind::Set => format!("{}_{}", entry.format(), entry.name()),
        _ if entry.set().is_empty() => format!("{}_{}", entry.format(), entry.name()),
        _ => format!("{}_{}_{}", entry.format(), entry.set(), entry.name()),
    };
    let id = taken.take(&name);
    let shape = entry.shape();
    let (body, missing) = match (entry.kind(), shape) {
        (Kind::Set, Shape::Enum(of)) => (file.set(of), None),
        (_, Shape::Record(record)) => file.message(record),
        (_, shape) => match file.element(shape) {
            Ok(attr) => (Body::of(vec![attr.named("value")]), None),
            Err(missing) => (Body::of(vec![Attr::rest().named(record::REST)]), Some(missing)),
        },
    };
    let mut missing: Vec<String> = missing.into_iter().collect();
    missing.append(&mut file.raw);
    missing.dedup();
    let text = text(entry, &id, &file, &body, &missing);
    Definition { id, text, missing }
}

impl File {
    /// A message: its fields up to the first that cannot be expressed, and the rest as bytes.
    fn message(&mut self, record: &'static RecordShape) -> (Body, Option<String>) {
        let (mut body, missing) = self.fields(record);
        if missing.is_some() {
            body.seq.push(Attr::rest().named(record::REST));
        }
        (body, missing)
    }

    /// A set: the number of the message, and the message.
    fn set(&mut self, of: &'static EnumShape) -> Body {
        let Ok(number) = self.element((of.tag)()) else {
            return Body::of(vec![Attr::rest().named(record::REST)]);
        };
        let mut cases: Vec<(String, Yaml)> = Vec::new();
        for variant in of.variants {
            let case = match (variant.shape)() {
                Shape::Unit => self.helper("nothing", &Body::default()),
                Shape::Record(record) => self.set_message(of, variant.name, record),
                shape => match self.whole(shape) {
                    Ok(attr) => match attr.get("type") {
                        Some(Yaml::Text(name)) => name.clone(),
                        _ => self.raw_type(),
                    },
                    Err(missing) => {
                        self.raw.push(format!("{}.{}: {missing}", of.name, variant.name));
                        self.raw_type()
                    }
                },
            };
            cases.extend(variant.ids.iter().map(|id| (id.to_string(), case.as_str().into())));
        }
        cases.push(("_".to_owned(), self.raw_type().into()));
        let on = number.number("number");
        let switch = map([("switch-on", on.into()), ("cases", Yaml::Map(cases))]);
        let message = Attr::of_type(switch, attr::Holds::Other);
        let mut body = Body::of(vec![number.named("number"), message.named("message")]);
        body.docs = file::plain(of.docs);
        body
    }

    fn set_message(
        &mut self,
        of: &EnumShape,
        variant: &str,
        record: &'static RecordShape,
    ) -> String {
        let before = self.mark();
        match self.record_type(record) {
            Ok((name, _)) => name,
            Err(missing) => {
                self.back_to(before);
                self.raw.push(format!("{}.{variant}: {missing}", of.name));
                // Other types that have it do not have a part of it.
                let part = self
                    .named_type(Shape::Record(record), "Part", |file| Ok(file.message(record).0));
                part.unwrap_or_else(|_| self.raw_type())
            }
        }
    }
}

/// The text of a file.
fn text(entry: &Entry, id: &str, file: &File, body: &Body, missing: &[String]) -> String {
    let name = safe::line(&entry.to_string()).into_owned();
    let mut out = format!("# {name}, made from its declaration by `wire export kaitai`.\n");
    if missing.is_empty() {
        out.push_str("# All of it is expressed.\n");
    } else {
        out.push_str("# Not expressed; the bytes from there on are kept as they are:\n");
        for missing in missing {
            // Writing to a string does not fail.
            let _ = writeln!(out, "# - {}", safe::line(missing));
        }
    }
    let meta = map([
        ("id", id.into()),
        ("title", name.into()),
        ("endian", "le".into()),
        ("ks-version", "0.11".into()),
    ]);
    let mut pairs = vec![("meta".to_owned(), meta)];
    if let Yaml::Map(own) = body.yaml() {
        pairs.extend(own);
    }
    if !file.types.is_empty() {
        pairs.push(("types".to_owned(), Yaml::Map(file.types.clone())));
    }
    if !file.enums.is_empty() {
        pairs.push(("enums".to_owned(), Yaml::Map(file.enums.clone())));
    }
    out.push_str(&Yaml::Map(pairs).to_string());
    out
}
