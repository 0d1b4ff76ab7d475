#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Event {
    #[wire(id = 0x100)]
    Left,
}

fn main() {}
