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

// pair: name + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct NameAndSkip {
    #[wire(name = "wired", skip)]
    value: u8,
}

// pair: as + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct AsAndSkip {
    #[wire(as = u8, skip)]
    value: u32,
}

// pair: count + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndSkip {
    n: Implied<u8>,
    #[wire(count = n, skip)]
    value: Vec<u8>,
}

// pair: len + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndSkip {
    size: Implied<u8>,
    #[wire(len = size, skip)]
    value: Vec<u8>,
}

// pair: rest + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct RestAndSkip {
    #[wire(rest, skip)]
    value: Vec<u8>,
}

// pair: bit + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct BitAndSkip {
    flags: Implied<u8>,
    #[wire(bit = flags & 1, skip)]
    value: Option<u8>,
}

// pair: when + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct WhenAndSkip {
    wanted: bool,
    #[wire(when = wanted, skip)]
    value: Option<u8>,
}

// pair: switch + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchAndSkip {
    kind: Implied<u8>,
    #[wire(switch = kind, skip)]
    value: Body,
}

// pair: with + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithAndSkip {
    given: u8,
    #[wire(with(given), skip)]
    value: Child,
}

// pair: align + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct AlignAndSkip {
    #[wire(align = 2, skip)]
    value: u8,
}

// pair: pad + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct PadAndSkip {
    #[wire(pad = 1, skip)]
    value: u8,
}

// pair: const + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndSkip {
    #[wire(const = 7, skip)]
    value: u8,
}

// pair: check + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct CheckAndSkip {
    #[wire(check = value > 1, skip)]
    value: u8,
}

// pair: since + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct SinceAndSkip {
    #[wire(since = 2, skip)]
    value: Option<u8>,
}

// pair: until + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct UntilAndSkip {
    #[wire(until = 2, skip)]
    value: Option<u8>,
}

// pair: layout + skip
#[derive(Wire)]
#[wire(format = Tiny)]
struct TailAndSkip {
    #[wire(layout = 1, skip)]
    value: Vec<u8>,
}

fn main() {}
