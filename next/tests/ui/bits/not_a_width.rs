#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Head {
    #[wire(bits = 0)]
    nothing: u8,
    #[wire(bits = u8)]
    number: u8,
    #[wire(bits = "4")]
    text: u8,
    #[wire(bits)]
    bare: u8,
}

fn main() {}
