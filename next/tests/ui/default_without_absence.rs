use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    #[wire(default = 3)]
    level: u8,
}

fn main() {}
