//! Places in the world, and how things are placed on a body.

use codec_core::Wire;

use crate::tera::Tera;

/// Three numbers, one for each axis, inline in the fixed part.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct Vec3<T = f32> {
    /// Along the first axis.
    pub x: T,
    /// Along the second axis.
    pub y: T,
    /// Along the third axis: height.
    pub z: T,
}

/// How a costume item is placed, inline in the fixed part.
///
/// The sources differ in the type of the rotation, which is `R`.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct AccessoryTransform<R = f32> {
    /// Its size; 1 is usual.
    pub scale: f32,
    /// How it is turned.
    pub rotation: Vec3<R>,
    /// How far it is moved.
    pub translation: Vec3,
    /// Meaning not known.
    pub translation_debug: Vec3,
}
