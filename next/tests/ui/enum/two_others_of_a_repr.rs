#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, repr = u8)]
enum Color {
    Red,
    #[wire(other)]
    Unknown(u8),
    #[wire(other)]
    Strange(u8),
}

fn main() {}
