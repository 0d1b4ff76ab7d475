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

// pair: count + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndTail {
    n: Implied<u8>,
    #[wire(count = n, tail = 1)]
    value: Vec<u8>,
}

// pair: len + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndTail {
    size: Implied<u8>,
    #[wire(len = size, tail = 1)]
    value: Vec<u8>,
}

// pair: rest + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct RestAndTail {
    #[wire(rest, tail = 1)]
    value: Vec<u8>,
}

fn main() {}
