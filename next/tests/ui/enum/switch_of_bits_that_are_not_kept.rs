#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
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
    kind: Implied<u8>,
    #[wire(switch = kind / 16)]
    body: Body,
}

fn main() {}
