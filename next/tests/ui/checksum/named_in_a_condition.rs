#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    #[wire(checksum(codec_core::checksum::ByteSum<u8>, ..))]
    sum: u8,
    #[wire(when = sum > 1)]
    data: Option<u8>,
}

fn main() {}
