use codec_core::{Wire, fields::Implied};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    n: Implied<u8>,
    #[wire(bit = n & 1)]
    level: Option<u8>,
    #[wire(count = n)]
    list: Vec<u8>,
}

fn main() {}
