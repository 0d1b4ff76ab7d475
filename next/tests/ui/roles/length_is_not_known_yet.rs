use codec_core::{Wire, fields::Implied};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    size: Implied<u8>,
    #[wire(when = size > 3)]
    level: Option<u8>,
    #[wire(len = size)]
    body: Vec<u8>,
}

fn main() {}
