#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Name {
    #[wire(end = 0, as = codec_core::codec::List<u8>)]
    letters: Vec<u8>,
}

fn main() {}
