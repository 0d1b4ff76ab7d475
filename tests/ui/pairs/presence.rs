#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

// pair: bit + when
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitAndWhen {
    flags: Implied<u8>,
    wanted: bool,
    #[wire(bit = flags & 1, when = wanted)]
    value: Option<u8>,
}

// pair: bit + default
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitAndDefault {
    flags: Implied<u8>,
    #[wire(bit = flags & 1, default)]
    value: Option<u8>,
}

// pair: when + default
#[derive(Wire)]
#[wire(format = Tiny)]
struct WhenAndDefault {
    wanted: bool,
    #[wire(when = wanted, default)]
    value: Option<u8>,
}

fn main() {}
