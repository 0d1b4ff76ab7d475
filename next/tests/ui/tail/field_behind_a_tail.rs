#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    id: u8,
    #[wire(tail)]
    language: Option<u16>,
    port: u16,
    #[wire(skip)]
    cached: u8,
    #[wire(tail)]
    name: Option<u8>,
}

fn main() {}
