#[path = "../support.rs"]
mod support;

use codec_core::Wire;
use support::Tiny;
use zerocopy::{FromBytes, Immutable, IntoBytes};

#[derive(Wire, FromBytes, IntoBytes, Immutable)]
#[wire(format = Tiny, plain)]
#[repr(C)]
struct Point {
    x: f32,
    y: f32,
}

#[derive(Wire)]
#[wire(format = Tiny)]
struct Path<'a> {
    points: &'a [Point],
}

fn main() {}
