#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Name {
    #[wire(end = 0)]
    number: u16,
    #[wire(end = 0)]
    text: Option<Vec<u8>>,
}

fn main() {}
