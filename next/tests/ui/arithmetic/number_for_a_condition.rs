#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: u8,
    #[wire(when = n + 1)]
    age: Option<u8>,
}

fn main() {}
