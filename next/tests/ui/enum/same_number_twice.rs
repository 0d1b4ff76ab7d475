#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, repr = u8)]
enum Color {
    #[wire(id = 1)]
    Red,
    #[wire(id = 1)]
    Green,
}

fn main() {}
