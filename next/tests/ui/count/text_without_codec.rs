#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: u8,
    #[wire(count = n)]
    name: String,
}

fn main() {}
