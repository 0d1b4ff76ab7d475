#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, rper = u8)]
enum Color {
    Red,
    Green,
}

fn main() {}
