use codec_core::{
    BigEndian, Wire,
    text::{Text, Utf8},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong {
    #[wire(as = Text<Utf8>)]
    name: String,
    level: u8,
}

fn main() {}
