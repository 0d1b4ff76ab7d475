#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Scores(u8, #[wire(count = self.0)] Vec<u16>);

fn main() {}
