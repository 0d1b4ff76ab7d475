#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    #[wire(count = list)]
    list: Vec<u16>,
}

fn main() {}
