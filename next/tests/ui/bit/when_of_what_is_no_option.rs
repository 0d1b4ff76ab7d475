#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    flags: u8,
    #[wire(when = flags > 3)]
    age: u8,
}

fn main() {}
