#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = str)]
enum Message {
    #[wire(id = "a"..="f")]
    Letter(u8),
}

fn main() {}
