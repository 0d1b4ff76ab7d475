#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    n: Implied<u8>,
    size: Implied<u8>,
    #[wire(count = n / 2)]
    list: Vec<u8>,
    #[wire(len = size * size)]
    bytes: Vec<u8>,
}

fn main() {}
