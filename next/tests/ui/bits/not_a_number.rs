#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = i16)]
struct Signed {
    #[wire(bits = 16)]
    value: u16,
}

#[derive(Wire)]
#[wire(format = Tiny, bits = 16)]
struct Width {
    #[wire(bits = 16)]
    value: u16,
}

fn main() {}
