#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, crate = nowhere)]
struct Login {
    id: u32,
}

fn main() {}
