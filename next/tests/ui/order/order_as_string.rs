use codec_core::{AnyEndian, Wire};

#[derive(Wire)]
#[wire(format = AnyEndian)]
struct Header {
    #[wire(order = "big")]
    version: u16,
}

fn main() {}
