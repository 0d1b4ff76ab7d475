use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    x: u8,
    #[wire(name = "x")]
    y: u8,
}

fn main() {}
