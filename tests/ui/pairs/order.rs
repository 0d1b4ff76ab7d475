//! What cannot stand beside `order`.

use codec_core::{AnyEndian, Order, Wire};

// pair: order + skip
#[derive(Wire)]
#[wire(format = AnyEndian)]
struct Skipped {
    #[wire(order = Order::Big, skip)]
    value: u16,
}

// in: plain + order
#[derive(Wire)]
#[wire(format = AnyEndian, plain)]
struct Plain {
    #[wire(order = Order::Big)]
    value: u16,
}

// in: other + order
#[derive(Wire)]
#[wire(format = AnyEndian, tag = u8)]
enum Other {
    #[wire(other)]
    Unknown(u8, #[wire(order = Order::Big)] Vec<u8>),
}

fn main() {}
