use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    #[wire(tail)]
    light: Option<u8>,
}

fn main() {}
