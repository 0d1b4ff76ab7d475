#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: u16,
    #[wire(count = vec![0; usize::from(n) * 2].len())]
    items: Vec<u8>,
}

fn main() {}
