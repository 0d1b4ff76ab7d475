use codec_core::Wire;
use formats::tera::{self, Tera};

#[derive(Wire)]
#[wire(format = Tera)]
struct Login {
    #[wire(layout = tera::HOISTED)]
    name: String,
}

fn main() {}
