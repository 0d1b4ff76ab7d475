use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    flags: u8,
    #[wire(bit = flags & 1, when = flags > 3)]
    level: Option<u8>,
    n: u8,
    #[wire(count = n, rest)]
    list: Vec<u8>,
}

fn main() {}
