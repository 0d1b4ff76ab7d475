#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    flags: u8,
    #[wire(bit = flags & 0x100)]
    age: Option<u8>,
}

fn main() {}
