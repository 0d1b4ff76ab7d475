use codec_core::{BigEndian, Wire};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong<'a> {
    name: &'a str,
}

fn main() {}
