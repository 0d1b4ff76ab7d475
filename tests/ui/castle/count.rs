use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    height: u16,
    #[wire(count = height)]
    blocks: Vec<u8>,
}

fn main() {}
