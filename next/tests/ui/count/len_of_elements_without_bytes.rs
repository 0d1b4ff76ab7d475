#[path = "../support.rs"]
mod support;

use codec_core::{Implied, Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Nothing;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    len: Implied<u8>,
    #[wire(len = len)]
    list: Vec<Nothing>,
}

fn main() {}
