#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = u8)]
    name: String,
}

fn main() {}
