use codec_core::{Wire, fields::Implied};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    kind: u8,
    #[wire(when = kind > 1)]
    n: Option<u8>,
    #[wire(count = n)]
    list: Vec<u8>,
    #[wire(const = 2)]
    m: Implied<u8>,
    #[wire(len = m)]
    body: Vec<u8>,
}

fn main() {}
