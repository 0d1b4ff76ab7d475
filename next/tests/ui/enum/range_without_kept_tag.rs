#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Quit,
    #[wire(id = 0x80..=0xff)]
    Private { value: u8 },
}

fn main() {}
