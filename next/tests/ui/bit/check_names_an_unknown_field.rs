#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    level: u8,
    #[wire(check = levle < 3)]
    age: u8,
}

fn main() {}
