#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Strict;

#[derive(Wire)]
#[wire(format = Strict)]
struct Scores {
    list: Vec<u16>,
    sum: u32,
}

fn main() {}
