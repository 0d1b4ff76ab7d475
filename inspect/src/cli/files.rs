//! Files that are read and written.

use std::{fs, path::Path};

use super::{Console, Failure};
use crate::safe;

/// Reads a file, or the standard input for `-`.
pub(crate) fn read(path: &str, streams: &mut Console<'_>) -> Result<Vec<u8>, Failure> {
    if path == "-" {
        let mut bytes = Vec::new();
        return match streams.input.read_to_end(&mut bytes) {
            Ok(_) => Ok(bytes),
            Err(error) => Err(Failure::file("standard input", &error)),
        };
    }
    fs::read(path).map_err(|error| Failure::file(path, &error))
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
