#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bound = T)]
struct Pair<T> {
    left: T,
}

fn main() {}
