#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 1..=3)]
    Move {
        #[wire(tag)]
        kind: u8,
        #[wire(bit = kind & 1)]
        more: Option<u8>,
    },
}

fn main() {}
