#[path = "../support.rs"]
mod support;

use codec_core::Wire;

#[derive(Wire)]
#[wire(fromat = support::Tiny)]
struct Login {
    id: u32,
}

fn main() {}
