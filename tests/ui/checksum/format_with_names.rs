use codec_core::{Implied, Wire, checksum::ByteSum};
use formats::tera::Tera;

#[derive(Wire)]
#[wire(format = Tera)]
struct Packet {
    data: u8,
    #[wire(checksum(ByteSum<u8>, data))]
    sum: Implied<u8>,
}

fn main() {}
