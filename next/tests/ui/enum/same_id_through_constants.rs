#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

const LEFT: u8 = 1;
const RIGHT: u8 = 1;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Event {
    #[wire(id = LEFT)]
    Left,
    #[wire(id = RIGHT)]
    Right,
}

fn main() {}
