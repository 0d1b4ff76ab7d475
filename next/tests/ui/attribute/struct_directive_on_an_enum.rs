#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8, plain)]
enum Event {
    #[wire(id = 1)]
    Left,
}

fn main() {}
