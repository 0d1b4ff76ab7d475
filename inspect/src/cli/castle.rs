//! `wire castle` and `wire convert`: files of Castle and NBT.

use clap::{Arg, ArgAction, ArgMatches, Command};
use codec_core::Format as _;
use formats::castle::{
    Castle, Compound, File, Value, View,
    nbt::{ByteAs, GuidAs, Nbt, NbtOptions, Packing},
};

use super::{Console, Failure, Tool, files, select};

pub(crate) fn command() -> Command {
    Command::new("castle")
        .about("Shows a Castle file as a tree")
        .arg(
            Arg::new("file")
                .value_name("FILE")
                .required(true)
                .help("The file, or `-` for standard input"),
        )
        .arg(
            Arg::new("path")
                .long("path")
                .value_name("PATH")
                .help("Shows only this part, such as a.b[3]; the rest of the file is not decoded"),
        )
        .after_help(
            "Examples:\n  wire castle player.castle\n  wire castle player.castle --path Pos[1]",
        )
}

pub(crate) fn convert_command() -> Command {
    let flag = |name: &'static str, help: &'static str| {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(help)
    };
    Command::new("convert")
        .about("Converts NBT to Castle, and Castle to NBT")
        .arg(Arg::new("from").value_name("FROM").required(true).help("NBT, which may be packed with gzip or zlib, or Castle"))
        .arg(Arg::new("to").value_name("TO").required(true).help("The file to write, or `-` for standard output"))
        .arg(flag("gzip", "Packs NBT with gzip"))
        .arg(flag("zlib", "Packs NBT with zlib").conflicts_with("gzip"))
        .arg(flag("longs", "Writes a Guid as two Longs, not four Ints"))
        .arg(flag("bytes", "Writes a Byte of 127 at most as a Byte, not a Short"))
        .after_help("Examples:\n  wire convert player.nbt player.castle\n  wire convert player.castle player.dat --gzip")
}

pub(crate) fn run(
    _: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let path = select::text(matches, "file").unwrap_or_default();
    let bytes = files::read(path, streams)?;
    let file = File::open(&bytes).map_err(|error| {
        Failure::usage(
            format_args!("`{path}` is not Castle: {error}"),
            "`wire convert` makes it of NBT",
        )
    })?;
    let mut view = file.root();
    let wanted = select::text(matches, "path").unwrap_or_default();
    for part in parts(wanted)? {
        view = part.follow(view).map_err(|error| {
            Failure::usage(
                format_args!("`{wanted}`: {error}"),
                "`wire castle FILE` shows all names",
            )
        })?;
    }
    match view.decode::<Value>() {
        Ok(value) => {
            let text = value.to_string();
            writeln!(streams.output, "{}", text.trim_end_matches('\n'))?;
        }
        Err(error) => {
            streams.warn(format_args!("{path}: {error}"))?;
            return Err(Failure::Undecodable);
        }
    }
    Ok(())
}

/// A step of a path.
enum Part<'p> {
    Name(&'p str),
    Index(usize),
}

impl Part<'_> {
    fn follow<'a>(&self, view: View<'a>) -> Result<View<'a>, codec_core::DecodeError> {
        match self {
            Self::Name(name) => view.get(name),
            Self::Index(index) => view.at(*index),
        }
    }
}

/// The steps of `a.b[3]`.
fn parts(path: &str) -> Result<Vec<Part<'_>>, Failure> {
    let mut parts = Vec::new();
    for name in path.split('.').filter(|name| !name.is_empty()) {
        let (name, indices) = name.split_once('[').unwrap_or((name, ""));
        if !name.is_empty() {
            parts.push(Part::Name(name));
        }
        for index in indices.split(['[', ']']).filter(|index| !index.is_empty()) {
            let index = index.parse().map_err(|_| {
                Failure::usage(
                    format_args!("`{index}` in the path is not a number"),
                    "write a.b[3]",
                )
            })?;
            parts.push(Part::Index(index));
        }
    }
    Ok(parts)
}

pub(crate) fn convert(
    _: &Tool,
    matches: &ArgMatches,
    streams: &mut Console<'_>,
) -> Result<(), Failure> {
    let (from, to) = (
        select::text(matches, "from").unwrap_or_default(),
        select::text(matches, "to").unwrap_or_default(),
    );
    let bytes = files::read(from, streams)?;
    let mut options = NbtOptions::DEFAULT;
    if matches.get_flag("gzip") {
        options.packing = Packing::Gzip;
    }
    if matches.get_flag("zlib") {
        options.packing = Packing::Zlib;
    }
    if matches.get_flag("longs") {
        options.guid = GuidAs::Longs;
    }
    if matches.get_flag("bytes") {
        options.byte = ByteAs::ByteIfSmall;
    }
    let hint = "give NBT or Castle";
    let converted = if let Ok(value) = Compound::decode_auto(&bytes) {
        Nbt::new("", &value).and_then(|nbt| nbt.to_vec_with(&options)).map_err(|error| {
            Failure::usage(format_args!("`{from}`: {error}"), "NBT cannot hold it")
        })?
    } else {
        let nbt = Nbt::from_slice_with(&bytes, &options)
            .map_err(|error| Failure::usage(format_args!("`{from}`: {error}"), hint))?;
        let value: Compound = nbt
            .decode()
            .map_err(|error| Failure::usage(format_args!("`{from}`: {error}"), hint))?;
        Castle::to_vec(&value)
            .map_err(|error| Failure::usage(format_args!("`{from}`: {error}"), hint))?
    };
    if to == "-" {
        return Ok(streams.output.bytes(&converted)?);
    }
    files::write(to, converted)
}
