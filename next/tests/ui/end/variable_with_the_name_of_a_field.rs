#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Name {
    kind: u8,
    #[wire(end = |kind| *kind == 0)]
    letters: Vec<u8>,
}

fn main() {}
