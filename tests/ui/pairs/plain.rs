#[path = "../support.rs"]
mod support;

use codec_core::Wire;
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

// in: plain + as
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct As {
    #[wire(as = u8)]
    value: u32,
}

// in: plain + count
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Count {
    n: u8,
    #[wire(count = n)]
    value: Vec<u8>,
}

// in: plain + len
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Len {
    size: u8,
    #[wire(len = size)]
    value: Vec<u8>,
}

// in: plain + rest
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Rest {
    #[wire(rest)]
    value: Vec<u8>,
}

// in: plain + bit
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Bit {
    flags: u8,
    #[wire(bit = flags & 1)]
    value: Option<u8>,
}

// in: plain + when
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct When {
    wanted: bool,
    #[wire(when = wanted)]
    value: Option<u8>,
}

// in: plain + switch
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Switch {
    kind: u8,
    #[wire(switch = kind)]
    value: Body,
}

// in: plain + with
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct With {
    given: u8,
    #[wire(with(given))]
    value: Child,
}

// in: plain + align
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Align {
    #[wire(align = 2)]
    value: u8,
}

// in: plain + pad
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Pad {
    #[wire(pad = 1)]
    value: u8,
}

// in: plain + const
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Const {
    #[wire(const = 7)]
    value: u8,
}

// in: plain + default
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Default {
    #[wire(default)]
    value: u8,
}

// in: plain + skip
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Skip {
    #[wire(skip)]
    value: u8,
}

// in: plain + check
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Check {
    #[wire(check = value > 1)]
    value: u8,
}

// in: plain + since
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Since {
    #[wire(since = 2)]
    value: Option<u8>,
}

// in: plain + until
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Until {
    #[wire(until = 2)]
    value: Option<u8>,
}

// A record that is copied takes no values.
#[derive(Wire)]
#[wire(format = Tiny, plain, with(flags: u8))]
struct Given {
    value: u8,
}

fn main() {}
