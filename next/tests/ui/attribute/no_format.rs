#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;

#[derive(Wire)]
struct Login {
    id: u32,
}

fn main() {
    // The use of the type is not an error of its own.
    let _ = <Tiny as codec_core::Format>::to_vec(&Login { id: 1 });
}
