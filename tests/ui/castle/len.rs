use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    size: u32,
    #[wire(len = size)]
    blocks: Vec<u8>,
}

fn main() {}
