//! Every message of every format, made from its description: derived decoders against an interpreter
//! that knows only the descriptions, and what must hold for all of them.

mod agree;
mod compare;
mod directives;
mod golden;
mod properties;

use codec_core::catalog::{Entry, Kind};
use formats::catalog;

/// The number that stands before a message and is no part of its entry.
fn tag(entry: &Entry) -> Option<i128> {
    entry.numbers().first().copied().filter(|_| entry.kind() == Kind::Message)
}

/// Where the messages of an entry begin: the same ones in each run.
fn seed(entry: &Entry) -> u64 {
    let name = entry.to_string();
    name.bytes().fold(7, |seed: u64, byte| seed.wrapping_mul(31).wrapping_add(byte.into())) >> 8
}

/// Takes what the entry decodes.
fn accept(entry: &Entry) -> impl Fn(&[u8]) -> Result<(), String> {
    |bytes| entry.decode(bytes).map_err(|error| format!("{}: {error}", hex(bytes)))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
