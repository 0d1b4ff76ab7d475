#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;
use zerocopy::{FromBytes, Immutable, IntoBytes};

#[derive(Wire, FromBytes, IntoBytes, Immutable)]
#[wire(format = Tiny, plain)]
#[repr(C)]
struct Item {
    kind: u8,
    id: u32,
}

fn main() {}
