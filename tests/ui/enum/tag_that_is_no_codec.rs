use codec_core::{BigEndian, Wire};

#[derive(Wire)]
#[wire(format = BigEndian, tag = String)]
enum Message {
    #[wire(id = 1)]
    Quit,
}

fn main() {}
