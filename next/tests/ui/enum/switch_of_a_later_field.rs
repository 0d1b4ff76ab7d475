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
    #[wire(switch = kind)]
    body: Body,
    kind: u8,
}

fn main() {}
