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

// pair: bit + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitAndTail {
    flags: Implied<u8>,
    #[wire(bit = flags & 1, tail)]
    value: Option<u8>,
}

// pair: when + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct WhenAndTail {
    wanted: bool,
    #[wire(when = wanted, tail)]
    value: Option<u8>,
}

// pair: const + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndTail {
    #[wire(const = Some(7), tail)]
    value: Option<u8>,
}

// pair: default + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct DefaultAndTail {
    #[wire(default, tail)]
    value: Option<u8>,
}

// pair: skip + tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct SkipAndTail {
    #[wire(skip, tail)]
    value: Option<u8>,
}

// source: count of tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountOfTail {
    #[wire(tail)]
    used: Option<u8>,
    #[wire(count = used, tail)]
    value: Option<Vec<u8>>,
}

// source: len of tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenOfTail {
    #[wire(tail)]
    used: Option<u8>,
    #[wire(len = used, tail)]
    value: Option<Vec<u8>>,
}

// source: bit of tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitOfTail {
    #[wire(tail)]
    used: Option<u8>,
    #[wire(bit = used & 1)]
    value: Option<u8>,
}

// source: switch of tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchOfTail {
    #[wire(tail)]
    used: Option<u8>,
    #[wire(switch = used, tail)]
    value: Option<Body>,
}

// source: with of tail
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithOfTail {
    #[wire(tail)]
    used: Option<u8>,
    #[wire(with(used), tail)]
    value: Option<Child>,
}

// in: plain + tail
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Plain {
    #[wire(tail)]
    value: Option<u8>,
}

// in: other + tail
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Other {
    #[wire(other)]
    Unknown(u8, #[wire(tail)] Vec<u8>),
}

fn main() {}
