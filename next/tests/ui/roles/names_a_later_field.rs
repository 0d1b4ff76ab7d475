use codec_core::{Wire, fields::Implied};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    #[wire(count = n)]
    list: Vec<u8>,
    n: Implied<u8>,
    #[wire(when = own > 2)]
    own: Option<u8>,
}

fn main() {}
