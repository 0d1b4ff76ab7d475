#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Name {
    #[wire(end = |letter| *letter == last)]
    letters: Vec<u8>,
    last: u8,
}

fn main() {}
