#[path = "../support.rs"]
mod support;

use codec_core::{Wire, text::{Prefixed, Utf8}};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = Prefixed<u8, Utf8>)]
    first: String,
    #[wire(as = Prefixed<u8, Utf8>, check = first + "!" == second)]
    second: String,
}

fn main() {}
