#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use formats::tera;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, layout = tera::HOISTED)]
struct Login {
    hash: Vec<u8>,
}

fn main() {}
