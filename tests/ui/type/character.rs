#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Key {
    letter: char,
}

fn main() {}
