use codec_core::Wire;
use wire_tests::Little;

#[derive(Wire)]
#[wire(format = Little)]
enum WithoutTag {
    #[wire(id = 1)]
    A,
}

#[derive(Wire)]
#[wire(format = Little, tga = u8)]
enum Misspelt {
    #[wire(id = 1)]
    A,
}

#[derive(Wire)]
#[wire(format = Little, tag = u8)]
enum WithoutId {
    A(#[wire(cout = 2)] u8),
    #[wire(id = 1, id = 2)]
    B,
}

#[derive(Wire)]
#[wire(format = Little, tag = u8)]
enum SameId {
    #[wire(id = 1)]
    A,
    #[wire(id = 1)]
    B,
}

fn main() {}
