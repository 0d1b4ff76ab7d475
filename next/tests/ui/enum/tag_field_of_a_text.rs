#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = str)]
enum Message {
    #[wire(id = ["a", "b"])]
    Letter {
        #[wire(tag)]
        kind: u8,
    },
}

fn main() {}
