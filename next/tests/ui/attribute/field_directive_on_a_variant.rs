#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Event {
    #[wire(id = 1, as = u8)]
    Left(u32),
}

fn main() {}
