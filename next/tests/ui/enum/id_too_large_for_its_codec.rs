#[path = "../support.rs"]
mod support;

use codec_core::{MessageId, Wire, codec::U24};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, id = 0x0200_0000)]
struct Payload {
    value: u8,
}

#[derive(Wire)]
#[wire(format = Tiny, tag = U24)]
enum Message {
    #[wire(id = 0x0100_0000)]
    Quit,
    Payload(Payload),
}

#[derive(Wire)]
#[wire(format = Tiny, repr = U24)]
enum Color {
    Red = 0xff_ffff,
    Green,
}

fn main() {
    let _ = Payload::ID;
}
