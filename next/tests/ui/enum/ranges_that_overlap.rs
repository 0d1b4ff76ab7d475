#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 1..=8)]
    First {
        #[wire(tag)]
        kind: u8,
    },
    #[wire(id = [10, 8..=9])]
    Second {
        #[wire(tag)]
        kind: u8,
    },
}

fn main() {}
