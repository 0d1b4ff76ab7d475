use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle, tag = str)]
enum Block {
    #[wire(id = "air")]
    Air,
}

fn main() {}
