use codec_core::{BigEndian, Wire, checksum::ByteSum};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong {
    a: u8,
    b: u8,
    #[wire(checksum(ByteSum<u8>, a, b))]
    sum: u8,
    #[wire(checksum(a..=b, ByteSum<u8>))]
    turned: u8,
    #[wire(checksum(ByteSum<u8>, a..=b))]
    right: u8,
}

fn main() {}
