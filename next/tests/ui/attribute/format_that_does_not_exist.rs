#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tinny)]
struct Login {
    id: u32,
}

const _: Tiny = Tiny;

fn main() {}
