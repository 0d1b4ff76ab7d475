use codec_core::{
    BigEndian, Wire,
    codec::{Maybe, U24, VarInt},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong {
    #[wire(as = VarInt<u32>)]
    signed: i32,
    #[wire(as = U24)]
    wide: u64,
    #[wire(as = Maybe<u8>)]
    always: u16,
}

fn main() {}
