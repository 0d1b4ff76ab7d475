#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire, Clone, Copy, PartialEq)]
#[wire(format = Tiny, repr = u8, open)]
enum Color {
    Red,
    #[wire(other)]
    Unknown(u8),
}

fn main() {
    assert_eq!(Color::Red, Color::Red);
}
