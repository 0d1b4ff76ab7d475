#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8, other)]
enum Event {
    #[wire(id = 1)]
    Left,
}

fn main() {}
