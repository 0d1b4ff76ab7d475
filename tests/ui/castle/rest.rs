use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    #[wire(rest)]
    blocks: Vec<u8>,
}

fn main() {}
