#[path = "../support.rs"]
mod support;

use codec_core::{Wire, BigEndian};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = Vec<BigEndian<u16>>)]
    port: u16,
}

fn main() {}
