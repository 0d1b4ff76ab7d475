#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    count: u8,
    #[wire(count = cuont * 2)]
    list: Vec<u16>,
}

fn main() {}
