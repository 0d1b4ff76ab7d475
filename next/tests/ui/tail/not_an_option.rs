#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    id: u8,
    #[wire(tail)]
    language: u16,
}

fn main() {}
