use codec_core::{Wire, fields::Implied};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    points: Implied<u8>,
    #[wire(count = pionts)]
    list: Vec<u8>,
}

fn main() {}
