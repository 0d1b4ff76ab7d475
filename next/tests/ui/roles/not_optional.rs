use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    kind: u8,
    #[wire(when = kind == 1)]
    level: u8,
    #[wire(since = 3)]
    guild: u16,
}

fn main() {}
