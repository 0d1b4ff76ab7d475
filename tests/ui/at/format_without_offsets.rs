#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    offset: Implied<u8>,
    #[wire(at = offset)]
    data: u8,
}

fn main() {}
