#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(when = flags > 3)]
    age: Option<u8>,
    flags: u8,
}

fn main() {}
