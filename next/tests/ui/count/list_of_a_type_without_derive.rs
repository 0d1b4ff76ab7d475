#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

struct Point {
    x: u8,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Path {
    n: u8,
    #[wire(count = n)]
    points: Vec<Point>,
    #[wire(rest)]
    others: Vec<Point>,
}

fn main() {}
