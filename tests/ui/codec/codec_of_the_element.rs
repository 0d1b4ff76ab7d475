#[path = "../support.rs"]
mod support;

use codec_core::{Wire, BigEndian};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Ports {
    #[wire(as = BigEndian<u16>)]
    ports: Vec<u16>,
}

fn main() {}
