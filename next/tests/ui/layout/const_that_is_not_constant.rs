#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    version: u8,
    #[wire(const = version + 1)]
    magic: u8,
}

fn main() {}
