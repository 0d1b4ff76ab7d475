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

// pair: count + end
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndEnd {
    n: Implied<u8>,
    #[wire(count = n, end = 0)]
    value: Vec<u8>,
}

// pair: rest + end
#[derive(Wire)]
#[wire(format = Tiny)]
struct RestAndEnd {
    #[wire(rest, end = 0)]
    value: Vec<u8>,
}

// pair: switch + end
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchAndEnd {
    kind: Implied<u8>,
    #[wire(switch = kind, end = 0)]
    value: Body,
}

// pair: const + end
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndEnd {
    #[wire(const = Vec::new(), end = 0)]
    value: Vec<u8>,
}

// pair: skip + end
#[derive(Wire)]
#[wire(format = Tiny)]
struct SkipAndEnd {
    #[wire(skip, end = 0)]
    value: Vec<u8>,
}

// A list of all versions is always there.
#[derive(Wire)]
#[wire(format = Tiny)]
struct DefaultAndEnd {
    #[wire(default, end = 0)]
    value: Vec<u8>,
}

// in: plain + end
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Plain {
    #[wire(end = 0)]
    value: Vec<u8>,
}

// in: other + end
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Other {
    #[wire(other)]
    Unknown(u8, #[wire(end = 0)] Vec<u8>),
}

fn main() {}
