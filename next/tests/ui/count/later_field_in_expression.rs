#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    #[wire(count = n * 2)]
    list: Vec<u16>,
    n: u8,
}

fn main() {}
