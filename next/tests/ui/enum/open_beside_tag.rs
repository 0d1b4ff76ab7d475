#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = Tiny, tag = u8, open)]
enum Color {
    #[wire(id = 1)]
    Red,
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

fn main() {
    assert_eq!(Color::Red, Color::Red);
}
