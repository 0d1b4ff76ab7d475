use codec_core::{BigEndian, Wire};

#[derive(Wire)]
#[wire(format = BigEndian)]
struct Scores {
    player: u32,
    scores: Vec<u16>,
}

fn main() {}
