#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

struct NotAFormat;

#[derive(Wire)]
#[wire(format = NotAFormat)]
struct Login {
    id: u32,
    hash: [u8; 4],
}

const _: Tiny = Tiny;

fn main() {}
