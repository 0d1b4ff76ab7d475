#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Point(u8);

#[derive(Wire)]
#[wire(format = Tiny)]
struct Path {
    #[wire(end = Point(0))]
    points: Vec<Point>,
}

fn main() {}
