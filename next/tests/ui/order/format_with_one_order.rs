use codec_core::{BigEndian, Order, Wire};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Header {
    big: bool,
    #[wire(order = if big { Order::Big } else { Order::Little })]
    version: u16,
}

fn main() {}
