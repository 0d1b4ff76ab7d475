#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, id = 300)]
struct Login {
    id: u32,
}

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    Login(Login),
}

fn main() {}
