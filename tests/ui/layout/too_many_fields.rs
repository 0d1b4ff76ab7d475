#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Strict;

#[derive(Wire)]
#[wire(format = Strict)]
struct Point {
    x: u8,
    y: u8,
    z: u8,
    w: u8,
}

fn main() {}
