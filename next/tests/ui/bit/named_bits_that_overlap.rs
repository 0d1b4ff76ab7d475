#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

const AGE: u8 = 1;
const LEVEL: u8 = 3;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    flags: u8,
    #[wire(bit = flags & AGE)]
    age: Option<u8>,
    #[wire(bit = flags & LEVEL)]
    level: Option<u8>,
}

fn main() {}
