#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

#[derive(Wire)]
#[wire(format = Far)]
struct Packet {
    kind: u8,
    #[wire(when = kind > 1)]
    offset: Option<u8>,
    #[wire(at = offset)]
    data: u8,
}

fn main() {}
