#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 9..=8)]
    Private {
        #[wire(tag)]
        kind: u8,
    },
}

fn main() {}
