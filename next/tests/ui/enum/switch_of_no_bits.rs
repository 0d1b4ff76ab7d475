#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Body {
    #[wire(id = 1)]
    Left,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    kind: u8,
    #[wire(switch = kind >> 8)]
    body: Body,
}

fn main() {}
