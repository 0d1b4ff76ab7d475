#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

struct Point {
    last: bool,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Path {
    #[wire(end = |point| point.last)]
    points: Vec<Point>,
}

fn main() {}
