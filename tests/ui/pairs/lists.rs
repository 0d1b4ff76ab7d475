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

// pair: count + rest
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndRest {
    n: Implied<u8>,
    #[wire(count = n, rest)]
    value: Vec<u8>,
}

// pair: count + switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndSwitch {
    n: Implied<u8>,
    kind: Implied<u8>,
    #[wire(count = n, switch = kind)]
    value: Body,
}

// pair: rest + switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct RestAndSwitch {
    kind: Implied<u8>,
    #[wire(rest, switch = kind)]
    value: Body,
}

fn main() {}
