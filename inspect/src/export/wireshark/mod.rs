//! Dissectors for Wireshark: one Lua file with a format's declarations and the code that reads them.
//!
//! The code is in `lua/`. It reads shapes as [`codec_core::shape`] describes them, and knows no
//! message: what a format has between messages and packets of the network is in a file of its own.

mod bits;
mod declare;
mod fields;
mod lua;
mod own;
mod rules;
mod slots;
mod transport;

use std::fmt::Write as _;

use clap::Command;
use codec_core::{
    catalog::{Entry, Kind},
    shape::Lies,
};

use self::{declare::Declarations, transport::Transport};
use crate::cli::{Console, Failure, Job, files};
use crate::safe;

/// The code of every dissector, in the order in which its parts build on each other.
const CODE: &[&str] = &[
    include_str!("lua/numbers.lua"),
    include_str!("lua/text.lua"),
    include_str!("lua/input.lua"),
    include_str!("lua/expressions.lua"),
    include_str!("lua/frames.lua"),
    include_str!("lua/shapes.lua"),
    include_str!("lua/records.lua"),
    include_str!("lua/tagged.lua"),
    include_str!("lua/link.lua"),
    include_str!("lua/show.lua"),
    include_str!("lua/protocol.lua"),
];

pub(crate) fn command() -> Command {
    Command::new("wireshark")
        .about("Writes a dissector for Wireshark, in Lua")
        .long_about(
            "Writes a dissector for Wireshark and tshark, in Lua: it shows the fields of messages \
             with their names, and filters by them. Put the file into the folder for personal Lua \
             plugins (Help, About Wireshark, Folders), or start with -X lua_script:FILE. The \
             comment at the beginning of the file says what the dissector cannot show.",
        )
        .after_help(
            "Examples:\n  wire export wireshark --format moul --output moul.lua\n  \
             wire export wireshark --format tera --message C_CHECK_VERSION",
        )
}

pub(crate) fn run(job: &Job<'_>, streams: &mut Console<'_>) -> Result<(), Failure> {
    let named = |it: &&Entry| matches!(it.format_shape().lies, Lies::Named { .. });
    if job.messages.iter().any(named) {
        let hint = "`wire castle FILE` shows files of this format";
        return Err(Failure::usage(format_args!("{} is not sent in packets", job.format), hint));
    }
    let text = dissector(job.format, &job.messages);
    match job.output {
        Some(path) => files::write_text(path, &text),
        None => Ok(write!(streams.output, "{text}")?),
    }
}

/// The dissector of messages of one format.
fn dissector(format: &str, messages: &[&Entry]) -> String {
    let transport = transport::of(format, messages.len() > 1);
    let mut declared = Declarations::default();
    let mut table = Vec::new();
    let mut first = None;
    for entry in messages {
        let name = short(entry);
        let prefix = match (entry.kind(), entry.set()) {
            (Kind::Message, "") | (Kind::Set | Kind::Type, _) => lua::snake(entry.name()),
            (_, set) => format!("{}.{}", lua::snake(set), lua::snake(entry.name())),
        };
        let id = declared.format(entry.format_shape());
        let shape = declared.message(entry.format_shape(), entry.shape(), &prefix);
        for name in [name.as_str()].into_iter().chain(entry.wire_name()) {
            let name = lua::text(name);
            table.push(format!("[{name}]={{name={name},s={shape},format={id}}}"));
        }
        first = first.or((entry.kind() == Kind::Set).then_some(name));
    }
    let first = first.or_else(|| messages.first().map(|entry| short(entry))).unwrap_or_default();
    print(format, &transport, &mut declared, &table, &first)
}

/// The name of an entry in its format, such as `Cli2Auth/PingRequest`.
fn short(entry: &Entry) -> String {
    let name = entry.to_string();
    name.split_once('/').map_or_else(|| name.clone(), |(_, name)| name.to_owned())
}

fn print(
    format: &str,
    transport: &Transport,
    declared: &mut Declarations,
    messages: &[String],
    first: &str,
) -> String {
    let fields = &mut declared.fields;
    let mut add = |name: &str, filter: &str, code: &str, docs: &str| {
        fields.add(name, filter, &fields::Kind::new(code), None, docs)
    };
    let data = add("(data)", "data", "none", "What an offset points to");
    let unknown = add("(unknown)", "unknown", "bytes", "A message that is not declared");
    let any = add("(value)", "value", "none", "A value of any type");
    let mut out = header(format, transport, declared);
    out.push_str("local W, D = {}, {}\n");
    for code in CODE.iter().copied().chain([own::code(format)]) {
        // Each has its own names.
        let _ = write!(out, "\ndo\n{code}end\n");
    }
    let mut put = |name: &str, value: &str| {
        let _ = writeln!(out, "D.{name} = {value}");
    };
    put("filter", &lua::quoted(lua::snake(format).as_bytes()));
    put("title", &lua::text(transport.title.unwrap_or(format)));
    put("tcp", &lua::text(transport.tcp));
    put("udp", &lua::text(transport.udp));
    put("first", &lua::text(first));
    put("data, D.unknown, D.any", &format!("{data}, {unknown}, {any}"));
    put("formats", &lines(&declared.formats));
    put("shapes", &lines(&declared.shapes));
    put("messages", &lines(messages));
    let items: Vec<String> =
        declared.fields.items.iter().map(|(list, item)| format!("[{list}]={item}")).collect();
    put("item", &lua::list(items));
    let _ = writeln!(out, "local V = {}", lines(&declared.fields.values));
    let _ = writeln!(out, "local F = W.field");
    let _ = writeln!(out, "D.fields = {}", lines(&declared.fields.calls));
    let _ = write!(out, "W.link()\n\n{}", transport.code);
    out
}

/// The comment at the beginning of the file.
fn header(format: &str, transport: &Transport, declared: &Declarations) -> String {
    let format = safe::line(format);
    let title = safe::line(transport.title.unwrap_or(&format));
    let mut out = format!(
        "-- A dissector of {title} for Wireshark 4.0 and later, made by\n\
         -- `wire export wireshark --format {format}`.\n"
    );
    let left_out: Vec<&str> = transport
        .left_out
        .iter()
        .copied()
        .chain(declared.left_out.iter().map(String::as_str))
        .collect();
    let _ = writeln!(out, "--\n-- What it cannot show ({}):", left_out.len());
    for line in left_out {
        let _ = writeln!(out, "--   {}", safe::line(line));
    }
    out.push('\n');
    out
}

/// A table with one entry a line.
fn lines(items: &[String]) -> String {
    format!("{{\n{}\n}}", items.join(",\n"))
}
