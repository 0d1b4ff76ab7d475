#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    n: u8,
    #[wire(count: n)]
    list: Vec<u16>,
}

fn main() {}
