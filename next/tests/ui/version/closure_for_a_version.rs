#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(until = |byte| *byte == 0)]
    name: Vec<u8>,
}

fn main() {}
