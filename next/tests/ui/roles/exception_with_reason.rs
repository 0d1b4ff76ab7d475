use codec_core::{Wire, codec::U24};
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    #[wire(skip, as = U24)]
    cached: u32,
    #[wire(const = 3, when = cached > 1)]
    version: Option<u8>,
}

fn main() {}
