#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: u8,
    #[wire(count = { let mut more = n; more += 1; more })]
    items: Vec<u8>,
}

fn main() {}
