#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, id = 1)]
#[wire(id = 2)]
struct Login {
    id: u32,
}

fn main() {}
