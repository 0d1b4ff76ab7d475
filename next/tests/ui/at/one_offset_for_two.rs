#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    offset: Implied<u8>,
    #[wire(at = offset)]
    one: u8,
    #[wire(at = offset)]
    two: u8,
}

fn main() {}
