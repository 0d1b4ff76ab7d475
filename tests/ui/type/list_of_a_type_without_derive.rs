#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

struct Point {
    x: u8,
    y: u8,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Moved {
    path: Vec<Point>,
}

fn main() {}
