#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    flags: u8,
    #[wire(const = 3, bit = flags & 1)]
    magic: Option<u8>,
}

fn main() {}
