#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    flags: u8,
    #[wire(bit = flags & 1)]
    level: Option<u8>,
    #[wire(when = level? + 1 > 2)]
    extra: Option<u8>,
}

fn main() {}
