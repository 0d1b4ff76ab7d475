#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: u8,
    #[wire(const = 3, count = n)]
    magic: u8,
}

fn main() {}
