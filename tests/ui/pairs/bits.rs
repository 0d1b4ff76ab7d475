#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

// pair: as + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct As {
    #[wire(bits = 8)]
    first: u8,
    #[wire(as = u16, bits = 8)]
    value: u8,
}

// pair: count + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Count {
    #[wire(bits = 8)]
    first: u8,
    #[wire(count = first, bits = 8)]
    value: Vec<u8>,
}

// pair: len + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Len {
    #[wire(bits = 8)]
    first: u8,
    #[wire(len = first, bits = 8)]
    value: Vec<u8>,
}

// pair: rest + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Rest {
    #[wire(bits = 8)]
    first: u8,
    #[wire(rest, bits = 8)]
    value: u8,
}

// pair: bit + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Bit {
    #[wire(bits = 8)]
    first: u8,
    #[wire(bit = first & 1, bits = 8)]
    value: Option<u8>,
}

// pair: when + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct When {
    #[wire(bits = 8)]
    first: u8,
    #[wire(when = first > 1, bits = 8)]
    value: Option<u8>,
}

// pair: switch + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Switch {
    #[wire(bits = 8)]
    first: u8,
    #[wire(switch = first, bits = 8)]
    value: u8,
}

// pair: with + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct With {
    #[wire(bits = 8)]
    first: u8,
    #[wire(with(first), bits = 8)]
    value: u8,
}

// pair: align + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Align {
    #[wire(bits = 8)]
    first: u8,
    #[wire(align = 2, bits = 8)]
    value: u8,
}

// pair: default + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Default {
    #[wire(bits = 8)]
    first: u8,
    #[wire(default, bits = 8)]
    value: u8,
}

// pair: skip + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Skip {
    #[wire(bits = 8)]
    first: u8,
    #[wire(skip, bits = 8)]
    value: u8,
}

// pair: since + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Since {
    #[wire(bits = 8)]
    first: u8,
    #[wire(since = 2, bits = 8)]
    value: Option<u8>,
}

// pair: until + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Until {
    #[wire(bits = 8)]
    first: u8,
    #[wire(until = 2, bits = 8)]
    value: Option<u8>,
}

// pair: layout + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Layout {
    #[wire(bits = 8)]
    first: u8,
    #[wire(layout = (), bits = 8)]
    value: u8,
}

// in: plain + bits
#[derive(Wire)]
#[wire(format = Tiny, plain)]
struct InPlain {
    #[wire(bits = 8)]
    value: u8,
}

// in: plain + bits
#[derive(Wire)]
#[wire(format = Tiny, plain, bits = u8)]
struct Plain {
    #[wire(bits = 8)]
    value: u8,
}

// in: tag + bits
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Tag {
    #[wire(id = 1)]
    One {
        #[wire(bits = 8)]
        value: u8,
    },
}

// in: other + bits
#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Other {
    #[wire(other)]
    Unknown(u8, #[wire(bits = 8)] Vec<u8>),
}

// in: with + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u8, with(flags: u8))]
struct GivenValues {
    #[wire(bits = 8)]
    value: u8,
}

// A number has no options of the format.
#[derive(Wire)]
#[wire(format = Tiny, bits = u8, layout = ())]
struct Options {
    #[wire(bits = 8)]
    value: u8,
}

// pair: at + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct At {
    #[wire(bits = 8)]
    first: u8,
    #[wire(at = first, bits = 8)]
    value: u8,
}

// pair: checksum + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Checksum {
    #[wire(bits = 8)]
    first: u8,
    #[wire(checksum(ByteSum<u8>, ..), bits = 8)]
    value: u8,
}

// pair: end + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct End {
    #[wire(bits = 8)]
    first: u8,
    #[wire(end = 0, bits = 8)]
    value: u8,
}

// pair: order + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Order {
    #[wire(bits = 8)]
    first: u8,
    #[wire(order = ORDER, bits = 8)]
    value: u8,
}

// pair: tail + bits
#[derive(Wire)]
#[wire(format = Tiny, bits = u16)]
struct Tail {
    #[wire(bits = 8)]
    first: u8,
    #[wire(tail, bits = 8)]
    value: u8,
}

fn main() {}
