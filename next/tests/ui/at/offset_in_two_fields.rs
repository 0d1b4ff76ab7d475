#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    page: u8,
    offset: u8,
    #[wire(at = page * 16 + offset)]
    data: u8,
}

fn main() {}
