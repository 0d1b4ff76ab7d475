#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, repr = u8)]
enum Color {
    Red = 1,
    #[wire(other)]
    Unknown(u8),
}

fn main() {}
