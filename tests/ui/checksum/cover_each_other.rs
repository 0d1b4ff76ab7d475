#[path = "../support.rs"]
mod support;

use codec_core::{checksum::ByteSum, Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    #[wire(checksum(ByteSum<u8>, ..))]
    first: Implied<u8>,
    #[wire(checksum(ByteSum<u8>, ..))]
    second: Implied<u8>,
}

fn main() {}
