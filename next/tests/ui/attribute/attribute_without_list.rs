use codec_core::Wire;

#[derive(Wire)]
#[wire]
struct Login {
    id: u32,
}

fn main() {}
