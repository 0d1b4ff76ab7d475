#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    #[wire(checksum(codec_core::checksum::ByteSum<u8>, ..))]
    sum: Implied<u8>,
    #[wire(count = sum)]
    data: Vec<u8>,
}

fn main() {}
