#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    #[wire(tag)]
    kind: u8,
}

fn main() {}
