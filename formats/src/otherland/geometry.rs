//! Rotations and vectors.

use codec_core::Wire;

use crate::nativeparam::OaPacket;

/// `NetworkQuat`: a rotation as a quaternion. The real part `w` comes first.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "NetworkQuat")]
#[allow(missing_docs, reason = "w, x, y and z")]
pub struct Quaternion {
    pub w: f32,
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// `NetworkVec4`: four coordinates. No described packet has it.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "NetworkVec4")]
#[allow(missing_docs, reason = "x, y, z and w")]
pub struct Vector4 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
    pub w: f32,
}
