use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    #[wire(name = "größe")]
    size: u8,
}

fn main() {}
