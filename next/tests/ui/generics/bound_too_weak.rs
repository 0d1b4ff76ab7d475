#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, bound(T: Clone))]
struct Pair<T> {
    left: T,
    right: u8,
}

fn main() {}
