#[path = "../support.rs"]
mod support;

use codec_core::{Wire, BigEndian};
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = BigEndian<u16>)]
    port: Option<u16>,
}

fn main() {}
