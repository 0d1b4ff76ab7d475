#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, repr = u8, tag = u8)]
enum Color {
    Red,
    Green,
}

fn main() {}
