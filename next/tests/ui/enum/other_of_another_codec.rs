#[path = "../support.rs"]
mod support;

use codec_core::{Wire, codec::VarInt};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = VarInt<u32>)]
enum Message {
    #[wire(id = 1)]
    Quit,
    #[wire(other)]
    Unknown(u16, Vec<u8>),
}

fn main() {}
