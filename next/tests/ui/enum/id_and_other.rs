#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Event {
    #[wire(id = 1)]
    Left,
    #[wire(id = 2, other)]
    Unknown(u8, Vec<u8>),
}

fn main() {}
