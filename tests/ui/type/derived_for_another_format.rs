#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::{Strict, Tiny};

#[derive(Wire)]
#[wire(format = Strict)]
struct Point {
    x: u8,
    y: u8,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Moved {
    to: Point,
}

fn main() {}
