#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

struct Login {
    id: u32,
}

#[derive(Wire)]
#[wire(format = Tiny, tag = u8)]
enum Message {
    #[wire(id = 1)]
    Login(Login),
}

fn main() {}
