#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

use std::collections::HashMap;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    by_player: HashMap<u32, u16>,
}

fn main() {}
