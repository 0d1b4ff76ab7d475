#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    data: u8,
    #[wire(checksum(codec_core::checksum::ByteSum<u8>, data))]
    sum: Implied<u16>,
}

fn main() {}
