#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    #[wire(since = 2, default)]
    offset: u8,
    #[wire(at = offset)]
    data: u8,
}

fn main() {}
