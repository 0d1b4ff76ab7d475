#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Point {
    x: u8,
    #[wire(name = "x")]
    y: u8,
}

fn main() {}
