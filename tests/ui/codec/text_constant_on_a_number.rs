use codec_core::{
    BigEndian, Implied, Wire,
    text::{Fixed, Utf8},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong {
    #[wire(const = "RIFF")]
    number: Implied<u32>,
    #[wire(const = 7, as = Fixed<4, Utf8>)]
    text: Implied<String>,
}

fn main() {}
