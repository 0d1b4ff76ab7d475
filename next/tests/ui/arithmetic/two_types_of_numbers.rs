#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    width: u8,
    height: u16,
    #[wire(count = width * height)]
    cells: Vec<u8>,
}

fn main() {}
