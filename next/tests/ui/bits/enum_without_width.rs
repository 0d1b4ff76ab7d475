#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, repr = u8)]
enum Kind {
    One,
    Two,
}

#[derive(Wire)]
#[wire(format = Tiny, bits = u8)]
struct Head {
    kind: Kind,
    #[wire(bits = 4)]
    length: u8,
}

fn main() {}
