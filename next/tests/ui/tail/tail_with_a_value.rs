#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    size: u8,
    #[wire(tail = size)]
    language: Option<u16>,
}

fn main() {}
