//! The structs that get values have a mistake; the one that gives them has none.

use codec_core::{BigEndian, Implied, Wire};

#[derive(Wire)]
#[wire(format = BigEndian, with(flags: u8, wide: bool))]
struct Inner {
    #[wire(bit = flags)]
    level: Option<u8>,
    #[wire(when = wide)]
    more: Option<u16>,
}

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Outer {
    flags: Implied<u8>,
    count: u8,
    #[wire(with(flags, count > 1))]
    one: Inner,
    #[wire(with(flags, count > 2), count = count)]
    many: Vec<Inner>,
}

fn main() {}
