use codec_core::{BigEndian, Wire, codec::Int};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong {
    #[wire(as = Int<u32, 5>)]
    number: u32,
}

fn main() {}
