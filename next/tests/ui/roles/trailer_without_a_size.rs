use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    kind: u8,
    #[wire(rest)]
    body: Vec<u8>,
    #[wire(when = kind > 1)]
    crc: Option<u32>,
}

fn main() {}
