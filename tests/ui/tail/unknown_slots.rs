#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, slots = hosted)]
struct Login {
    hash: Vec<u8>,
}

fn main() {}
