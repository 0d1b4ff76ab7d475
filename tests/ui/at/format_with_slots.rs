use codec_core::{Implied, Wire};
use formats::tera::Tera;

#[derive(Wire)]
#[wire(format = Tera)]
struct Packet {
    offset: Implied<u8>,
    #[wire(at = offset)]
    data: u8,
}

fn main() {}
