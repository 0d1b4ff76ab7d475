#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
union Word {
    number: u32,
    bytes: [u8; 4],
}

fn main() {}
