#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Packet {
    kind: u8,
    #[wire(switch = kind)]
    body: Vec<u8>,
}

fn main() {}
