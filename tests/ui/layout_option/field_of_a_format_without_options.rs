#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use formats::tera;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(layout = tera::tail(1))]
    hash: Vec<u8>,
}

fn main() {}
