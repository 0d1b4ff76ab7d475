//! Triangles.

use codec_core::Wire;
use zerocopy::{FromBytes, Immutable, IntoBytes};

use super::{Records, carried};
use crate::{
    cases::{Case, Cases, Sample},
    ours, plain,
    shapes::Random,
};

carried! {
    pub(super) struct Mesh {
        triangles: Vec<Triangle>,
    }

    #[derive(Copy)]
    #[repr(C)]
    pub(super) struct Triangle {
        v0: Vector3,
        v1: Vector3,
        v2: Vector3,
        normal: Vector3,
    }

    #[derive(Copy)]
    #[repr(C)]
    pub(super) struct Vector3 {
        x: f32,
        y: f32,
        z: f32,
    }
}

/// 125,000 triangles.
pub(super) fn mesh() -> Mesh {
    let mut random = Random::new(2);
    let mut vector = || Vector3 { x: random.part(), y: random.part(), z: random.part() };
    let mut triangle = || Triangle { v0: vector(), v1: vector(), v2: vector(), normal: vector() };
    Mesh { triangles: (0..125_000).map(|_| triangle()).collect() }
}

/// The same with records that are copied as they lie in memory.
#[derive(Wire, Clone, PartialEq)]
#[wire(format = Records)]
struct PlainMesh {
    triangles: Vec<PlainTriangle>,
}

#[derive(Wire, FromBytes, IntoBytes, Immutable, Clone, Copy, PartialEq)]
#[wire(format = Records, plain)]
#[repr(C)]
struct PlainTriangle {
    corners: [PlainVector3; 3],
    normal: PlainVector3,
}

#[derive(Wire, FromBytes, IntoBytes, Immutable, Clone, Copy, PartialEq)]
#[wire(format = Records, plain)]
#[repr(C)]
struct PlainVector3 {
    x: f32,
    y: f32,
    z: f32,
}

/// The cases of these records.
pub(super) fn plain_cases(sample: &Sample<Mesh>) -> Vec<Case> {
    let vector = |&Vector3 { x, y, z }: &Vector3| PlainVector3 { x, y, z };
    let triangle = |Triangle { v0, v1, v2, normal }: &Triangle| PlainTriangle {
        corners: [v0, v1, v2].map(vector),
        normal: vector(normal),
    };
    let mesh =
        sample.map(|mesh| PlainMesh { triangles: mesh.triangles.iter().map(triangle).collect() });
    let mut cases = Cases::of(plain::CODEC);
    ours::both::<Records, _>(&mut cases, "mesh", &mesh);
    cases.finish()
}
