#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

struct Socket;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    id: u32,
    #[wire(skip)]
    socket: Socket,
}

fn main() {}
