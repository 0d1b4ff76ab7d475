#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Pair<T> {
    left: T,
}

struct Opaque;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Both {
    pair: Pair<Opaque>,
}

fn main() {}
