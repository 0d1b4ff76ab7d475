#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Strict;

#[derive(Wire)]
#[wire(format = Strict)]
struct Ping;

fn main() {}
