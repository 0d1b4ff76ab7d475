#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, align = 4)]
struct Login {
    id: u32,
}

fn main() {}
