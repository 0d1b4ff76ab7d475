#[path = "../support.rs"]
mod support;

use codec_core::{
    Wire,
    text::{Prefixed, Utf16Le},
};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login<'a> {
    #[wire(as = Prefixed<u16, Utf16Le>)]
    name: &'a str,
}

fn main() {}
