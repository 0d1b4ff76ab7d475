//! Every message of every format, made from its description: derived decoders against an interpreter
//! that knows only the descriptions, and what must hold for all of them.

mod agree;
mod compare;
mod directives;
mod golden;
mod properties;
mod roles;

use formats::catalog;

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
