#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    length: u8,
    #[wire(len = lenght)]
    list: Vec<u16>,
}

fn main() {}
