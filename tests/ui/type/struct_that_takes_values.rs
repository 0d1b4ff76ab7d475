#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny, with(count: u8))]
struct Scores {
    #[wire(count = count)]
    list: Vec<u16>,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Player {
    count: u8,
    scores: Scores,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Team {
    count: u8,
    #[wire(count = count)]
    players: Vec<Scores>,
}

fn main() {}
