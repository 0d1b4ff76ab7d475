#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    offset: Implied<u8>,
    #[wire(at = offset)]
    data: u8,
    #[wire(rest)]
    rest: Vec<u8>,
}

fn main() {}
