use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle, tag = u8)]
enum Block {
    #[wire(id = 0)]
    Air,
    #[wire(id = 1)]
    Sign { text: String },
}

fn main() {}
