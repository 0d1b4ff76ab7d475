#[path = "../support.rs"]
mod support;

use codec_core::{
    Wire,
    text::{Prefixed, Utf8},
};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = Prefixed<u8, Utf8>)]
    port: u16,
}

fn main() {}
