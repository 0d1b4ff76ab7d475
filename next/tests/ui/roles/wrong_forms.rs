use codec_core::{Wire, checksum::Crc32};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    flags: u8,
    #[wire(bit = flags)]
    a: Option<u8>,
    #[wire(checksum(Crc32, flags..a))]
    b: u32,
    #[wire(at(flags, base = a))]
    c: u8,
    #[wire(len)]
    d: Vec<u8>,
    #[wire(with = flags)]
    e: Vec<u8>,
}

fn main() {}
