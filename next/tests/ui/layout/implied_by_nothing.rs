#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    count: Implied<u8>,
    list: Vec<u16>,
}

fn main() {}
