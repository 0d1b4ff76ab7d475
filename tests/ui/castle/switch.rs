use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Chunk {
    kind: u8,
    #[wire(switch = kind)]
    block: Block,
}

#[derive(Wire)]
#[wire(format = Castle, tag = u8)]
enum Block {
    #[wire(id = 0)]
    Air,
}

fn main() {}
