use codec_core::{AnyEndian, Implied, Order, Wire};

#[derive(Wire)]
#[wire(format = AnyEndian)]
struct Header {
    size: Implied<u8>,
    #[wire(order = if size > 7 { Order::Big } else { Order::Little })]
    version: u16,
    #[wire(len = size)]
    data: Vec<u8>,
}

fn main() {}
