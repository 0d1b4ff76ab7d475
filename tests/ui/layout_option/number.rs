use codec_core::Wire;
use formats::tera::Tera;

#[derive(Wire)]
#[wire(format = Tera, layout = 3)]
struct Login {
    #[wire(layout = "tail(1)")]
    name: String,
}

fn main() {}
