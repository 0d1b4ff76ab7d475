use codec_core::{BigEndian, Wire, codec::VarInt};

#[derive(Wire)]
#[wire(format = BigEndian, tag = VarInt<u32>)]
enum Message {
    #[wire(id = 1)]
    Quit,
    #[wire(other)]
    Unknown(u16, Vec<u8>),
}

fn main() {}
