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
#[wire(format = Tiny, bits = u16)]
struct Number {
    #[wire(bits = 9)]
    version: u8,
    #[wire(rest)]
    unused: (),
}

#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Enum {
    #[wire(bits = 9)]
    kind: Kind,
    #[wire(rest)]
    unused: (),
}

#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Rest {
    urgent: bool,
    #[wire(rest)]
    length: u8,
}

fn main() {}
