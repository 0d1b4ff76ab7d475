#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Name {
    #[wire(end = |first, second| first == second)]
    letters: Vec<u8>,
}

fn main() {}
