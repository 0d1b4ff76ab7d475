//! Types 1 to 4, 7 to 10, 13, 15: what has a fixed length. Numbers, ids, vectors.

use codec_core::{
    Shape, UuidOrder, Wire,
    shape::{ByteOrder, Truth},
};
use uuid::Uuid;

use super::{NativeParam, OaPacket, Vector3, type_id};
use crate::fixed::{Noted, fixed};

const fn int(width: usize, signed: bool) -> Shape {
    Shape::Int { width, signed, order: ByteOrder::Little }
}

fn float() -> Shape {
    Shape::Float { width: 4, order: ByteOrder::Little }
}

fixed! {
    NativeParam, type_id;
    u8, UINT8, 1, int(1, false), u8::to_le_bytes, u8::from_le_bytes;
    f32, FLOAT32, 4, Shape::Float { width: 4, order: ByteOrder::Little }, f32::to_le_bytes, f32::from_le_bytes;
    f64, FLOAT64, 8, Shape::Float { width: 8, order: ByteOrder::Little }, f64::to_le_bytes, f64::from_le_bytes;
    i32, INT32, 4, int(4, true), i32::to_le_bytes, i32::from_le_bytes;
    i64, INT64, 8, int(8, true), i64::to_le_bytes, i64::from_le_bytes;
    u32, UINT32, 4, int(4, false), u32::to_le_bytes, u32::from_le_bytes;
    Uuid, UUID, 16, Shape::Uuid { order: UuidOrder::Microsoft }, |id: Uuid| id.to_bytes_le(), Uuid::from_bytes_le;
    // Every byte but 0 is true.
    bool, BOOL, 1, Shape::Bool { of: || Shape::BYTE, truth: Truth::NotZero }, |value| [u8::from(value)], |bytes: [u8; 1]| bytes != [0];
    AvatarId, AVATAR_ID, 8, Shape::Named { name: "AvatarId", of: || int(8, false) },
        |id: AvatarId| id.0.to_le_bytes(), |bytes| AvatarId(u64::from_le_bytes(bytes));
    Vector3, VECTOR3, 12, Shape::Array { of: float, len: 3 },
        Vector3::to_bytes, Vector3::from_bytes;
    [f32; 3], VECTOR3, 12, Shape::Array { of: float, len: 3 },
        |[x, y, z]: [f32; 3]| Vector3 { x, y, z }.to_bytes(),
        |bytes| { let Vector3 { x, y, z } = Vector3::from_bytes(bytes); [x, y, z] };
}

/// The id of a player character, an NPC or another thing in the world.
///
/// The number is kept as it is. [`kind`](Self::kind) reads the type as the seed describes it, in
/// the low nibble; the server code, and the corrected description of it, has it in the low byte:
/// [`kind_byte`](Self::kind_byte) and [`number`](Self::number).
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket)]
pub struct AvatarId(pub u64);

/// What an [`AvatarId`] is for.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[non_exhaustive]
pub enum AvatarKind {
    /// 0: nothing.
    None,
    /// 1: a player character.
    Player,
    /// 2: a character that no player controls.
    Npc,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}

impl AvatarId {
    /// The type in the low nibble.
    #[must_use]
    pub fn kind(self) -> AvatarKind {
        AvatarKind::from(self.kind_byte() & 0x0f)
    }

    /// The type in the low byte, as the server code has it.
    #[must_use]
    pub fn kind_byte(self) -> u8 {
        let [low, ..] = self.0.to_le_bytes();
        low
    }

    /// The number above the low byte.
    #[must_use]
    pub fn number(self) -> u64 {
        self.0 >> 8
    }
}

impl Noted for AvatarId {
    fn noted(self) -> codec_core::explain::Value {
        self.0.into()
    }
}

impl Noted for Vector3 {
    fn noted(self) -> codec_core::explain::Value {
        [self.x, self.y, self.z].noted()
    }
}
