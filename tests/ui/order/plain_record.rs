use codec_core::{AnyEndian, Wire};
use zerocopy::{FromBytes, Immutable, IntoBytes};

#[derive(Wire, FromBytes, IntoBytes, Immutable)]
#[wire(format = AnyEndian, plain)]
#[repr(C)]
struct Point {
    x: u16,
    y: u16,
}

fn main() {}
