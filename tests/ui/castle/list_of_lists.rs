use codec_core::Wire;
use formats::castle::Castle;

#[derive(Wire)]
#[wire(format = Castle)]
struct Table {
    rows: Vec<Vec<String>>,
}

fn main() {}
