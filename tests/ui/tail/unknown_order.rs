#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tail = wibble)]
struct Login {
    hash: Vec<u8>,
}

fn main() {}
