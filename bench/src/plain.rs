//! Shape B of records with `#[wire(plain)]`: the codec `ours_plain`.

use codec_core::Wire;
use zerocopy::{FromBytes, Immutable, IntoBytes};

use crate::{
    cases::{Case, Cases},
    ours,
    samples::Samples,
    shapes::{self, Plain},
};

/// The name of the codec.
pub const CODEC: &str = "ours_plain";

/// Shape B.
#[derive(Wire, Debug, Clone, PartialEq)]
#[wire(format = Plain)]
struct B {
    positions: Vec<Position>,
}

/// One record of shape B.
#[derive(Wire, FromBytes, IntoBytes, Immutable, Debug, Clone, Copy, PartialEq)]
#[wire(format = Plain, plain)]
#[repr(C)]
struct Position {
    cell: u32,
    x: f32,
    y: f32,
    z: f32,
    qw: f32,
    qx: f32,
    qy: f32,
    qz: f32,
}

/// The cases.
pub fn cases(samples: &Samples) -> Vec<Case> {
    let position = |value: &shapes::Position| {
        let shapes::Position { cell, x, y, z, qw, qx, qy, qz } = *value;
        Position { cell, x, y, z, qw, qx, qy, qz }
    };
    let b = samples.b.map(|value| B { positions: value.positions.iter().map(position).collect() });
    let mut cases = Cases::of(CODEC);
    ours::both::<Plain, _>(&mut cases, "B", &b);
    cases.encode("B", "encode_into", b, ours::append::<Plain, _>);
    cases.finish()
}
