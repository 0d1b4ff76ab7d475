#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Nothing;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores {
    #[wire(rest)]
    list: Vec<Nothing>,
}

fn main() {}
