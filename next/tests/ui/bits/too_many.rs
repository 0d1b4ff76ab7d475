#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Head {
    #[wire(bits = 4)]
    version: u8,
    #[wire(bits = 5)]
    length: u8,
    urgent: bool,
}

fn main() {}
