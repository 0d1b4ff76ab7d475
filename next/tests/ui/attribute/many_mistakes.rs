#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(fromat = Tiny, format = Tiny)]
struct ServerList {
    count: u8,
    #[wire(cuont = count, rest = 1)]
    servers: Vec<u8>,
    #[wire(pad = 1, pad = two, align = 3)]
    id: u32,
    #[wire(count = servres, as = "Blob")]
    name: Vec<u8>,
    #[wire(bit = count & 0)]
    port: u16,
    #[wire(tag = u8)]
    last: u8,
}

fn main() {}
