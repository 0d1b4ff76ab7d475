use codec_core::{Wire, fields::Implied};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    count: Implied<u8>,
    list: Vec<u8>,
}

fn main() {}
