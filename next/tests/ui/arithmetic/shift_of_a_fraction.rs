#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    n: f32,
    #[wire(check = n << 1 > 1.0)]
    m: u8,
}

fn main() {}
