//! Places in the world, and how things are placed on a body.

use codec_core::Wire;

use crate::tera::Tera;

/// Three numbers, one for each axis, inline in the fixed part.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(bound = "T: codec_core::exact::Exact"))]
#[wire(format = Tera)]
pub struct Vec3<T = f32> {
    /// Along the first axis.
    #[cfg_attr(feature = "serde", serde(with = "codec_core::exact"))]
    pub x: T,
    /// Along the second axis.
    #[cfg_attr(feature = "serde", serde(with = "codec_core::exact"))]
    pub y: T,
    /// Along the third axis: height.
    #[cfg_attr(feature = "serde", serde(with = "codec_core::exact"))]
    pub z: T,
}

/// How a costume item is placed, inline in the fixed part.
///
/// The sources differ in the type of the rotation, which is `R`.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(bound = "R: codec_core::exact::Exact"))]
#[wire(format = Tera)]
pub struct AccessoryTransform<R = f32> {
    /// Its size; 1 is usual.
    #[cfg_attr(feature = "serde", serde(with = "codec_core::exact"))]
    pub scale: f32,
    /// How it is turned.
    pub rotation: Vec3<R>,
    /// How far it is moved.
    pub translation: Vec3,
    /// Meaning not known.
    pub translation_debug: Vec3,
}
