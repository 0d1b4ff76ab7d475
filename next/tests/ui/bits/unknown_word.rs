#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u8, lsb)]
struct Head {
    #[wire(bit = 4)]
    version: u8,
    #[wire(lsb_first, bits = 4)]
    length: u8,
}

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
enum Kind {
    One,
}

fn main() {}
