#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    offset: u8,
    #[wire(at)]
    data: u8,
}

fn main() {}
