#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Head {
    #[wire(bits = 4)]
    version: u8,
    #[wire(bits = 11)]
    length: u16,
}

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Flags {
    #[wire(pad = 2)]
    set: bool,
}

fn main() {}
