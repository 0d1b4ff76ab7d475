#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, id = "3")]
struct Login {
    id: u32,
}

fn main() {}
