use codec_core::{
    BigEndian, Wire,
    codec::{FramedWhole, VarInt},
};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Wrong {
    #[wire(as = FramedWhole<VarInt<u32>>)]
    body: Vec<u8>,
}

fn main() {}
