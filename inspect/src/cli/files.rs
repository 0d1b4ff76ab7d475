//! Files that are read and written.

use std::{
    fs::{self, File},
    io::Read,
    path::Path,
};

use clap::{Arg, value_parser};

use super::{Console, Failure};
use crate::safe;

/// `--max-size`: commands but `pcap` hold all that they read, and several times that for what it means.
pub(crate) fn max_size_arg() -> Arg {
    Arg::new("max-size")
        .long("max-size")
        .value_name("MIB")
        .default_value("64")
        .value_parser(value_parser!(u64).range(..1 << 40))
        .global(true)
        .help("How much is read of files, except of captures, before it is refused")
}

/// Reads a file, or the standard input for `-`.
pub(crate) fn read(path: &str, streams: &mut Console<'_>) -> Result<Vec<u8>, Failure> {
    let (name, mut file);
    let source: &mut dyn Read = if path == "-" {
        name = "standard input";
        &mut streams.input
    } else {
        name = path;
        file = File::open(path).map_err(|error| Failure::file(path, &error))?;
        &mut file
    };
    let (left, mut bytes) = (streams.left, Vec::new());
    let read = source.take(left.saturating_add(1)).read_to_end(&mut bytes);
    let read = read.map_err(|error| Failure::file(name, &error))?;
    let Some(left) = left.checked_sub(u64::try_from(read).unwrap_or(u64::MAX)) else {
        let message = format!("with `{name}`, more is to be read than --max-size allows");
        return Err(Failure::usage(message, "give more MiB with --max-size"));
    };
    streams.left = left;
    Ok(bytes)
}

/// Writes a file.
pub(crate) fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> Result<(), Failure> {
    let path = path.as_ref();
    fs::write(path, bytes).map_err(|error| Failure::unwritable(path, &error))
}

/// Writes a file of text as it would be shown.
pub(crate) fn write_text(path: impl AsRef<Path>, text: &str) -> Result<(), Failure> {
    write(path, &*safe::lines(text))
}

/// Writes a file of text, and makes the folders that lead to it.
pub(crate) fn write_in_folder(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|error| Failure::unwritable(folder, &error))?;
    write_text(path, text)
}
