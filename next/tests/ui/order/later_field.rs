use codec_core::{AnyEndian, Order, Wire};

fn by(big: bool) -> Order {
    if big { Order::Big } else { Order::Little }
}

#[derive(Wire)]
#[wire(format = AnyEndian)]
struct Header {
    #[wire(order = by(big))]
    version: u16,
    big: bool,
}

fn main() {}
