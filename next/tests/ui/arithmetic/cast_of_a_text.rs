#[path = "../support.rs"]
mod support;

use codec_core::{Wire, text::{Prefixed, Utf8}};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = Prefixed<u8, Utf8>)]
    name: String,
    #[wire(check = name as u8 > m)]
    m: u8,
}

fn main() {}
