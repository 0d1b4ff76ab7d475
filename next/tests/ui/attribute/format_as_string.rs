#[path = "../support.rs"]
mod support;

use codec_core::Wire;

#[derive(Wire)]
#[wire(format = "support::Tiny")]
struct Login {
    id: u32,
}

fn main() {}
