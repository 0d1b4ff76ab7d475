#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Note {
    #[wire("rest")]
    bytes: Vec<u8>,
}

fn main() {}
