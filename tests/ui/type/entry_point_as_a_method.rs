#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
#[wire(format = Tiny)]
struct Login {
    account: u32,
}

fn main() {
    let _ = Login { account: 1 }.to_vec();
    let _ = Login { account: 1 }.encode();
}
