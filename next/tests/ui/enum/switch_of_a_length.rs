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
    size: u8,
    #[wire(switch = size % 4)]
    body: Body,
    #[wire(len = size)]
    list: Vec<u8>,
}

fn main() {}
