//! Input from files.

use std::fs;

use super::{Failure, Streams};

/// Reads a file, or the standard input for `-`.
pub(crate) fn read(path: &str, streams: &mut Streams<'_>) -> Result<Vec<u8>, Failure> {
    if path == "-" {
        let mut bytes = Vec::new();
        return match streams.input.read_to_end(&mut bytes) {
            Ok(_) => Ok(bytes),
            Err(error) => Err(Failure::file("standard input", &error)),
        };
    }
    fs::read(path).map_err(|error| Failure::file(path, &error))
}
