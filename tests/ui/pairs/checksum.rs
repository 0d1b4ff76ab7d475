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

// pair: tail + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct TailAndSum {
    n: u8,
    #[wire(tail, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: Option<u8>,
}

// pair: end + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct EndAndSum {
    n: u8,
    #[wire(end = 0, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: Vec<u8>,
}

// pair: count + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct CountAndSum {
    n: u8,
    #[wire(count = n, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: Vec<u8>,
}

// pair: len + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct LenAndSum {
    n: u8,
    #[wire(len = n, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: u8,
}

// pair: rest + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct RestAndSum {
    n: u8,
    #[wire(rest, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: Vec<u8>,
}

// pair: switch + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct SwitchAndSum {
    n: u8,
    #[wire(switch = n, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: Body,
}

// pair: with + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct WithAndSum {
    n: u8,
    #[wire(with(n), checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: Child,
}

// pair: const + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct ConstAndSum {
    n: u8,
    #[wire(const = 7, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: u8,
}

// pair: check + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct CheckAndSum {
    n: u8,
    #[wire(check = value > 1, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: u8,
}

// pair: skip + checksum
#[derive(Wire)]
#[wire(format = Tiny)]
struct SkipAndSum {
    n: u8,
    #[wire(skip, checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: u8,
}

// in: plain + checksum
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct Plain {
    n: u8,
    #[wire(checksum(codec_core::checksum::ByteSum<u8>, n))]
    value: u8,
}

// in: other + checksum
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Other {
    #[wire(other)]
    Unknown(u8, #[wire(checksum(codec_core::checksum::ByteSum<u8>, 0))] Vec<u8>),
}

fn main() {}
