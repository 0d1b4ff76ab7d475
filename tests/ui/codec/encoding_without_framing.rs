#[path = "../support.rs"]
mod support;

use codec_core::{Wire, text::Utf8};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = Utf8)]
    name: String,
}

fn main() {}
