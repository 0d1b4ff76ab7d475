use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    #[wire(end = 0)]
    blocks: Vec<u8>,
}

fn main() {}
