//! Places in the world.

use codec_core::Wire;

use super::OaPacket;

/// Three coordinates: `vector3`, and the `NetworkVec3` of packets.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "NetworkVec3")]
#[allow(missing_docs, reason = "x, y and z")]
pub struct Vector3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// Three coordinates on the wire.
pub(super) type Coordinates = [u8; 12];

impl Vector3 {
    #[inline]
    pub(super) fn to_bytes(self) -> Coordinates {
        let mut bytes = [0; 12];
        let (chunks, _) = bytes.as_chunks_mut();
        for (chunk, value) in chunks.iter_mut().zip([self.x, self.y, self.z]) {
            *chunk = value.to_le_bytes();
        }
        bytes
    }

    #[inline]
    pub(super) fn from_bytes(bytes: Coordinates) -> Self {
        let mut values = [0.0; 3];
        let (chunks, _) = bytes.as_chunks();
        for (value, chunk) in values.iter_mut().zip(chunks) {
            *value = f32::from_le_bytes(*chunk);
        }
        let [x, y, z] = values;
        Self { x, y, z }
    }
}
