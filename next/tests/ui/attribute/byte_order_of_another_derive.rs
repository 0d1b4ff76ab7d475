#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, big)]
struct Login {
    #[wire(little)]
    account: u32,
}

fn main() {}
