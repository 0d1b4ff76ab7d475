#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u16)]
enum Event {
    #[wire(id = 1)]
    Left,
    #[wire(other)]
    Unknown,
}

fn main() {}
