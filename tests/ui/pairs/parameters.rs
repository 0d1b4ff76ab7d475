#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

// A type parameter takes no values: it can be any type.
#[derive(Wire)]
#[wire(format = Tiny)]
struct OfParameter<T> {
    flags: u8,
    #[wire(with(flags))]
    value: T,
}

// A list of them neither.
#[derive(Wire)]
#[wire(format = Tiny)]
struct ListOfParameter<T> {
    flags: u8,
    #[wire(with(flags))]
    value: Vec<T>,
}

// A struct that gets values is no message by itself.
#[derive(Wire)]
#[wire(format = Tiny, id = 3, with(flags: u8))]
struct Message {
    #[wire(bit = flags & 1)]
    value: Option<u8>,
}

fn main() {}
