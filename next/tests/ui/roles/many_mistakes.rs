use codec_core::{Wire, codec::U24};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct ServerList {
    count: u16,
    #[wire(cuont = count, rest = 3)]
    servers: Vec<u8>,
    #[wire(pad = 1, wibble, align = 3, pad = 2)]
    name: String,
    #[wire(count = servers.len(), as = "U24")]
    other: Vec<u32>,
    #[wire(when = later > 1)]
    early: u8,
    later: u8,
}

fn main() {}
