#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

struct Secret;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(as = Secret)]
    name: String,
}

fn main() {}
