use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    x: u8,
    #[wire(align = 4)]
    z: u32,
}

fn main() {}
