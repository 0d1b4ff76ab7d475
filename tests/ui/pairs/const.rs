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

// pair: const + count
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndCount {
    n: Implied<u8>,
    #[wire(const = 7, count = n)]
    value: Vec<u8>,
}

// pair: const + len
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndLen {
    size: Implied<u8>,
    #[wire(const = 7, len = size)]
    value: Vec<u8>,
}

// pair: const + rest
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndRest {
    #[wire(const = 7, rest)]
    value: Vec<u8>,
}

// pair: const + bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndBit {
    flags: Implied<u8>,
    #[wire(const = 7, bit = flags & 1)]
    value: Option<u8>,
}

// pair: const + when
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndWhen {
    wanted: bool,
    #[wire(const = 7, when = wanted)]
    value: Option<u8>,
}

// pair: const + switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndSwitch {
    kind: Implied<u8>,
    #[wire(const = 7, switch = kind)]
    value: Body,
}

// pair: const + with
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndWith {
    given: u8,
    #[wire(const = 7, with(given))]
    value: Child,
}

// pair: const + default
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndDefault {
    #[wire(const = 7, default)]
    value: u8,
}

fn main() {}
