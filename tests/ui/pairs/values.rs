#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Body {
    #[wire(id = 1)]
    One(u8),
}

#[derive(Wire)]
#[wire(format = Tiny, with(flags: u8))]
struct Child {
    #[wire(bit = flags & 1)]
    value: Option<u8>,
}

// pair: as + switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct AsAndSwitch {
    kind: Implied<u8>,
    #[wire(as = u8, switch = kind)]
    value: Body,
}

// pair: as + with
#[derive(Wire)]
#[wire(format = Tiny)]
struct AsAndWith {
    given: u8,
    #[wire(as = u8, with(given))]
    value: Child,
}

// pair: switch + with
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchAndWith {
    kind: Implied<u8>,
    given: u8,
    #[wire(switch = kind, with(given))]
    value: Body,
}

fn main() {}
