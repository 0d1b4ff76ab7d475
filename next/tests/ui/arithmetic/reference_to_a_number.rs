#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: u8,
    #[wire(check = words.iter().max().unwrap_or(&n) - 1 < n)]
    words: Vec<u8>,
}

fn main() {}
