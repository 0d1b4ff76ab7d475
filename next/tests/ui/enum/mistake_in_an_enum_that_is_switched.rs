//! The enum has a mistake; the struct around it has none.

#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Body {
    #[wire(id = 2..=6)]
    Number(u16),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    kind: Implied<u8>,
    size: Implied<u16>,
    #[wire(switch = kind, len = size)]
    body: Body,
    head: u8,
    #[wire(switch = head >> 4)]
    more: Body,
}

fn main() {}
