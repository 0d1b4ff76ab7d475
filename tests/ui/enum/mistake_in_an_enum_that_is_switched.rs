//! The enum has a mistake; the struct around it has none.

use codec_core::{BigEndian, Implied, Wire};

#[derive(Wire)]
#[wire(format = BigEndian, tag = u8)]
enum Body {
    #[wire(id = 2..=6)]
    Number(u16),
    #[wire(other)]
    Unknown(u8, Vec<u8>),
}

#[derive(Wire)]
#[wire(format = BigEndian)]
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
