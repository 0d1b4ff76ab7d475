#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Head {
    #[wire(bits = 8)]
    name: String,
    #[wire(bits = 8)]
    list: Vec<u8>,
}

fn main() {}
