#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

// in: other + name
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Name {
    #[wire(other)]
    Unknown(u8, #[wire(name = "wired")] Vec<u8>),
}

// in: other + as
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum As {
    #[wire(other)]
    Unknown(u8, #[wire(as = u8)] Vec<u8>),
}

// in: other + count
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Count {
    #[wire(other)]
    Unknown(u8, #[wire(count = n)] Vec<u8>),
}

// in: other + len
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Len {
    #[wire(other)]
    Unknown(u8, #[wire(len = size)] Vec<u8>),
}

// in: other + rest
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Rest {
    #[wire(other)]
    Unknown(u8, #[wire(rest)] Vec<u8>),
}

// in: other + bit
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Bit {
    #[wire(other)]
    Unknown(u8, #[wire(bit = flags & 1)] Vec<u8>),
}

// in: other + when
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum When {
    #[wire(other)]
    Unknown(u8, #[wire(when = wanted)] Vec<u8>),
}

// in: other + switch
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Switch {
    #[wire(other)]
    Unknown(u8, #[wire(switch = kind)] Vec<u8>),
}

// in: other + with
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum With {
    #[wire(other)]
    Unknown(u8, #[wire(with(given))] Vec<u8>),
}

// in: other + align
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Align {
    #[wire(other)]
    Unknown(u8, #[wire(align = 2)] Vec<u8>),
}

// in: other + pad
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Pad {
    #[wire(other)]
    Unknown(u8, #[wire(pad = 1)] Vec<u8>),
}

// in: other + const
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Const {
    #[wire(other)]
    Unknown(u8, #[wire(const = 7)] Vec<u8>),
}

// in: other + default
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Default {
    #[wire(other)]
    Unknown(u8, #[wire(default)] Vec<u8>),
}

// in: other + skip
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Skip {
    #[wire(other)]
    Unknown(u8, #[wire(skip)] Vec<u8>),
}

// in: other + check
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Check {
    #[wire(other)]
    Unknown(u8, #[wire(check = value > 1)] Vec<u8>),
}

// in: other + since
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Since {
    #[wire(other)]
    Unknown(u8, #[wire(since = 2)] Vec<u8>),
}

// in: other + until
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Until {
    #[wire(other)]
    Unknown(u8, #[wire(until = 2)] Vec<u8>),
}

// The same in an enum that is a number.
#[derive(Wire)]
#[wire(format = Tiny, repr = u8)]
enum Number {
    #[wire(id = 1)]
    One,
    #[wire(other)]
    Unknown(#[wire(check = true)] u8),
}

fn main() {}
