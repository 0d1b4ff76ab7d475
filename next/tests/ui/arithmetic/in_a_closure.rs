#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    max: u8,
    #[wire(check = words.iter().all(|word| *word + 1 < max))]
    words: Vec<u8>,
}

fn main() {}
