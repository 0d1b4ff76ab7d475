#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    #[wire(check = offset > 3)]
    offset: u8,
    #[wire(at = offset)]
    data: u8,
}

fn main() {}
