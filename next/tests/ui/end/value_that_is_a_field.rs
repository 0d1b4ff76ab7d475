#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Name {
    last: u8,
    #[wire(end = last)]
    letters: Vec<u8>,
}

fn main() {}
