use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    #[wire(tail)]
    language: Option<u16>,
    port: u16,
}

fn main() {}
