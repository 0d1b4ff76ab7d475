#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    #[wire(rename = "ident")]
    id: u32,
    #[wire(if = id != 0)]
    age: Option<u8>,
    #[wire(endian = big)]
    port: u16,
}

fn main() {}
