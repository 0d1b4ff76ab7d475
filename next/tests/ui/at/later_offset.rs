#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    #[wire(at = offset)]
    data: u8,
    offset: u8,
}

fn main() {}
