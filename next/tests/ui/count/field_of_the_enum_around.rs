#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Event {
    #[wire(id = 1)]
    Moved { n: u8, x: u8 },
    #[wire(id = 2)]
    Named {
        #[wire(count = n)]
        letters: Vec<u8>,
    },
}

fn main() {}
