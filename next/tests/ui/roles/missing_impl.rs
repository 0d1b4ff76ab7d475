use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    id: u8,
    inner: NotWire,
}

struct NotWire;

fn main() {}
