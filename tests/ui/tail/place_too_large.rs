#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(tail = 70000)]
    hash: Vec<u8>,
}

fn main() {}
