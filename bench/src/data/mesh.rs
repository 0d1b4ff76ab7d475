//! Triangles.

use super::carried;
use crate::shapes::Random;

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
