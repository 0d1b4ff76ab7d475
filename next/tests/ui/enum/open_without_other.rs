#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire, Clone, Copy)]
#[wire(format = Tiny, repr = u8, open)]
enum Color {
    Red,
    Green,
}

fn main() {
    assert_eq!(Color::Red, Color::Red);
}
