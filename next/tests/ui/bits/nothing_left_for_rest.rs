#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Head {
    #[wire(bits = 8)]
    value: u8,
    #[wire(rest)]
    unused: (),
}

fn main() {}
