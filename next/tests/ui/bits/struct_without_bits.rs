#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Head {
    #[wire(bits = 4)]
    version: u8,
    #[wire(bits = 4)]
    length: u8,
}

#[derive(Wire)]
#[wire(format = Tiny, lsb_first)]
struct Order {
    version: u8,
}

fn main() {}
