use codec_core::Wire;

#[derive(Wire)]
#[wire = "Tiny"]
struct Login {
    id: u32,
}

fn main() {}
