use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Names {
    names: Vec<Option<String>>,
}

fn main() {}
