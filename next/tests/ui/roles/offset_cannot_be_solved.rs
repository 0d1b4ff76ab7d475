use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    sector: u8,
    shift: u8,
    #[wire(at = sector << shift)]
    data: u8,
}

fn main() {}
