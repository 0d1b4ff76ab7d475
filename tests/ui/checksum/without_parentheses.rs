#[path = "../support.rs"]
mod support;

use codec_core::{checksum::ByteSum, Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    data: u8,
    #[wire(checksum = ByteSum<u8>)]
    sum: u8,
}

fn main() {}
