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

// twice: count and bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndBit {
    used: u8,
    #[wire(count = used)]
    first: Vec<u8>,
    #[wire(bit = used & 1)]
    second: Option<u8>,
}

// twice: count and switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndSwitch {
    used: u8,
    #[wire(count = used)]
    first: Vec<u8>,
    #[wire(switch = used)]
    second: Body,
}

// twice: len and bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndBit {
    used: u8,
    #[wire(len = used)]
    first: Vec<u8>,
    #[wire(bit = used & 1)]
    second: Option<u8>,
}

// twice: len and switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndSwitch {
    used: u8,
    #[wire(len = used)]
    first: Vec<u8>,
    #[wire(switch = used)]
    second: Body,
}

// twice: len and with
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndWith {
    used: u8,
    #[wire(len = used)]
    first: Vec<u8>,
    #[wire(with(used))]
    second: Child,
}

// twice: bit and switch
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitAndSwitch {
    used: u8,
    #[wire(bit = used & 1)]
    first: Option<u8>,
    #[wire(switch = used)]
    second: Body,
}

// Neither a use before them nor their order hides it.
#[derive(Wire)]
#[wire(format = Tiny)]
struct GivenThenBitAndCount {
    used: u8,
    #[wire(with(used))]
    given: Child,
    #[wire(bit = used & 2)]
    first: Option<u8>,
    #[wire(count = used)]
    second: Vec<u8>,
}

// A count that may be absent leaves the length unknown.
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountThatMayBeAbsent {
    used: u8,
    flags: Implied<u8>,
    #[wire(count = used, bit = flags & 1)]
    first: Option<Vec<u16>>,
    #[wire(len = used)]
    second: Vec<u8>,
}

#[derive(Clone, Copy)]
struct Flags(u8);

impl Flags {
    const ONE: Self = Self(1);
}

// One bit for two fields, of a type whose bits are not known.
#[derive(Wire)]
#[wire(format = Tiny)]
struct OneBitTwice {
    used: Implied<Flags>,
    #[wire(bit = used & Flags::ONE)]
    first: Option<u8>,
    #[wire(bit = used & Flags::ONE)]
    second: Option<u8>,
}

fn main() {}
