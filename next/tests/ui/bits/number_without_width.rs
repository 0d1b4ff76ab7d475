#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Head {
    version: u8,
    #[wire(bits = 4)]
    length: u8,
    unused: (),
}

fn main() {}
