use codec_core::{Implied, LittleEndian, Wire};

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Packet {
    offset: Implied<u8>,
    #[wire(at = offset)]
    far: u32,
    #[wire(checksum(codec_core::checksum::ByteSum<u16>, far))]
    sum: Implied<u16>,
}

fn main() {}
