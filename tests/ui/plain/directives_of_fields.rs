#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;
use zerocopy::{FromBytes, Immutable, IntoBytes};

#[derive(Wire, FromBytes, IntoBytes, Immutable)]
#[wire(format = Tiny, plain)]
#[repr(C)]
struct Server {
    #[wire(as = codec_core::codec::BigEndian<u16>)]
    port: u16,
    #[wire(check = players < 100)]
    players: u16,
    #[wire(skip)]
    seen: u32,
}

fn main() {}
