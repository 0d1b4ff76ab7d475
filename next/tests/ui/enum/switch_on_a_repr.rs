#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, repr = u8)]
enum Color {
    Red,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    kind: u8,
    #[wire(switch = kind)]
    color: Color,
}

fn main() {}
