use codec_core::{LittleEndian, Wire};

#[derive(Wire)]
#[wire(format = LittleEndian)]
struct Login {
    name: String,
}

fn main() {}
