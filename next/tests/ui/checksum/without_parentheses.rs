#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    data: u8,
    #[wire(checksum = codec_core::checksum::ByteSum<u8>)]
    sum: u8,
}

fn main() {}
