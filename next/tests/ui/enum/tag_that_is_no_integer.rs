#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, tag = String)]
enum Event {
    #[wire(id = 1)]
    Left,
}

fn main() {}
