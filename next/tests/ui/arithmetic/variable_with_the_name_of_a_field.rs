#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    size: u8,
    #[wire(when = size == 1)]
    large: Option<u16>,
    #[wire(count = match large { Some(large) => large, None => u16::from(size) })]
    list: Vec<u8>,
    #[wire(when = large.is_some_and(|size| size > 5))]
    last: Option<u8>,
    #[wire(end = |size| *size == 0)]
    text: Vec<u8>,
}

fn main() {}
