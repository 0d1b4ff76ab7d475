use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    #[wire(pad = 2)]
    x: u8,
}

fn main() {}
