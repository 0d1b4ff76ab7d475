#[path = "../support.rs"]
mod support;

use codec_core::{Wire};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Move(#[wire(tail)] Option<u8>, u8),
}

fn main() {}
