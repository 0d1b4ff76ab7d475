#[path = "../support.rs"]
mod support;

use codec_core::{Format, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Pair<T> {
    left: T,
}

struct Opaque;

fn main() {
    let _ = Tiny::to_vec(&Pair { left: Opaque });
}
