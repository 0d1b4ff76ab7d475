#[path = "../support.rs"]
mod support;

use codec_core::Format;
use support::Tiny;

struct Point {
    x: u8,
    y: u8,
}

fn main() {
    let _ = Tiny::to_vec(&Point { x: 1, y: 2 });
}
