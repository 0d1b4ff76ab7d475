#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Inner {
    #[wire(bits = 8)]
    value: u8,
}

#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Outer {
    inner: Inner,
    #[wire(bits = 5)]
    length: u8,
}

fn main() {}
