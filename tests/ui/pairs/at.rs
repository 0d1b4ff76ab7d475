#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Far;

// pair: rest + at
#[derive(Wire)]
#[wire(format = Far)]
struct RestAndAt {
    n: u8,
    offset: u8,
    #[wire(rest, at = offset)]
    value: Vec<u8>,
}

// pair: bit + at
#[derive(Wire)]
#[wire(format = Far)]
struct BitAndAt {
    n: u8,
    offset: u8,
    #[wire(bit = n & 1, at = offset)]
    value: Option<u8>,
}

// pair: when + at
#[derive(Wire)]
#[wire(format = Far)]
struct WhenAndAt {
    n: u8,
    offset: u8,
    #[wire(when = n > 1, at = offset)]
    value: Option<u8>,
}

// pair: const + at
#[derive(Wire)]
#[wire(format = Far)]
struct ConstAndAt {
    n: u8,
    offset: u8,
    #[wire(const = 7, at = offset)]
    value: u8,
}

// pair: skip + at
#[derive(Wire)]
#[wire(format = Far)]
struct SkipAndAt {
    n: u8,
    offset: u8,
    #[wire(skip, at = offset)]
    value: u8,
}

// pair: layout + at
#[derive(Wire)]
#[wire(format = Far)]
struct LayoutAndAt {
    n: u8,
    offset: u8,
    #[wire(layout = 1, at = offset)]
    value: u8,
}

// pair: checksum + at
#[derive(Wire)]
#[wire(format = Far)]
struct ChecksumAndAt {
    n: u8,
    offset: u8,
    #[wire(checksum(codec_core::checksum::ByteSum<u8>, n), at = offset)]
    value: u8,
}

// pair: tail + at
#[derive(Wire)]
#[wire(format = Far)]
struct TailAndAt {
    n: u8,
    offset: u8,
    #[wire(tail, at = offset)]
    value: Option<u8>,
}

// in: plain + at
#[derive(Wire)]
#[wire(format = Far, plain)]
struct Plain {
    offset: u8,
    #[wire(at = offset)]
    value: u8,
}

// in: other + at
#[derive(Wire)]
#[wire(format = Far, tag = u8)]
enum Other {
    #[wire(other)]
    Unknown(u8, #[wire(at = offset)] Vec<u8>),
}

fn main() {}
