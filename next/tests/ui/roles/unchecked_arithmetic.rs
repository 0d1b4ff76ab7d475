use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
struct Item {
    n: u8,
    list: Vec<u8>,
    #[wire(check = list.iter().all(|it| *it + 1 < n))]
    a: u8,
    #[wire(check = matches!(n * 2, 3))]
    b: u8,
    #[wire(check = list[0] > 1)]
    c: u8,
}

fn main() {}
