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

// source: count of bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountOfBit {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    used: Option<u8>,
    #[wire(count = used)]
    value: Vec<u8>,
}

// source: count of when
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountOfWhen {
    wanted: bool,
    #[wire(when = wanted)]
    used: Option<u8>,
    #[wire(count = used)]
    value: Vec<u8>,
}

// source: count of skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountOfSkip {
    #[wire(skip)]
    used: u8,
    #[wire(count = used)]
    value: Vec<u8>,
}

// source: count of const
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountOfConst {
    #[wire(const = 7)]
    used: Implied<u8>,
    #[wire(count = used)]
    value: Vec<u8>,
}

// source: len of bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenOfBit {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    used: Option<u8>,
    #[wire(len = used)]
    value: Vec<u8>,
}

// source: len of when
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenOfWhen {
    wanted: bool,
    #[wire(when = wanted)]
    used: Option<u8>,
    #[wire(len = used)]
    value: Vec<u8>,
}

// source: len of skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenOfSkip {
    #[wire(skip)]
    used: u8,
    #[wire(len = used)]
    value: Vec<u8>,
}

// source: len of const
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenOfConst {
    #[wire(const = 7)]
    used: Implied<u8>,
    #[wire(len = used)]
    value: Vec<u8>,
}

// source: len of len
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenOfLen {
    size: Implied<u8>,
    #[wire(len = size)]
    used: Implied<u8>,
    #[wire(len = used)]
    value: Vec<u8>,
}

// source: bit of bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitOfBit {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    used: Option<u8>,
    #[wire(bit = used & 1)]
    value: Option<u8>,
}

// source: bit of when
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitOfWhen {
    wanted: bool,
    #[wire(when = wanted)]
    used: Option<u8>,
    #[wire(bit = used & 1)]
    value: Option<u8>,
}

// source: bit of skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitOfSkip {
    #[wire(skip)]
    used: u8,
    #[wire(bit = used & 1)]
    value: Option<u8>,
}

// source: bit of const
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitOfConst {
    #[wire(const = 7)]
    used: Implied<u8>,
    #[wire(bit = used & 1)]
    value: Option<u8>,
}

// source: switch of bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchOfBit {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    used: Option<u8>,
    #[wire(switch = used)]
    value: Body,
}

// source: switch of when
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchOfWhen {
    wanted: bool,
    #[wire(when = wanted)]
    used: Option<u8>,
    #[wire(switch = used)]
    value: Body,
}

// source: switch of skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchOfSkip {
    #[wire(skip)]
    used: u8,
    #[wire(switch = used)]
    value: Body,
}

// source: switch of const
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchOfConst {
    #[wire(const = 7)]
    used: Implied<u8>,
    #[wire(switch = used)]
    value: Body,
}

// source: with of bit
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithOfBit {
    flags: Implied<u8>,
    #[wire(bit = flags & 1)]
    used: Option<u8>,
    #[wire(with(used))]
    value: Child,
}

// source: with of when
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithOfWhen {
    wanted: bool,
    #[wire(when = wanted)]
    used: Option<u8>,
    #[wire(with(used))]
    value: Child,
}

// source: with of skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithOfSkip {
    #[wire(skip)]
    used: u8,
    #[wire(with(used))]
    value: Child,
}

fn main() {}
