#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 1..=3)]
    Move {
        #[wire(tag = u8)]
        kind: u8,
    },
}

fn main() {}
