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

// `count` beside `default`, without a version that lacks the field
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndDefault {
    n: Implied<u8>,
    #[wire(count = n, default)]
    value: Vec<u8>,
}

// `len` beside `default`, without a version that lacks the field
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndDefault {
    size: Implied<u8>,
    #[wire(len = size, default)]
    value: Vec<u8>,
}

// `rest` beside `default`, without a version that lacks the field
#[derive(Wire)]
#[wire(format = Tiny)]
struct RestAndDefault {
    #[wire(rest, default)]
    value: Vec<u8>,
}

// `switch` beside `default`, without a version that lacks the field
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchAndDefault {
    kind: Implied<u8>,
    #[wire(switch = kind, default)]
    value: Body,
}

// `with` beside `default`, without a version that lacks the field
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithAndDefault {
    given: u8,
    #[wire(with(given), default)]
    value: Child,
}

fn main() {}
