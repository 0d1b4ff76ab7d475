//! Types 1 to 4, 7 to 10, 12 to 16: numbers, ids, vectors, arrays and buffers.

use bytes::Bytes;
use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Layout, Reader, Role, Shape, Sink,
    Wire, Writer,
};
use uuid::Uuid;

use super::{NativeParam, OaPacket, type_id};

macro_rules! fixed {
    ($($ty:ty, $id:ident, $len:literal, $shape:expr, $to:expr, $from:expr;)*) => {$(
        impl Layout<NativeParam> for $ty {
            const FIXED_LEN: Option<usize> = Some($len);
            const TAG: u8 = type_id::$id;

            fn shape() -> Shape {
                $shape
            }
        }

        impl Encode<NativeParam> for $ty {
            #[inline]
            fn encode<S: Sink>(
                &self,
                out: &mut Writer<'_, NativeParam, S>,
            ) -> Result<(), EncodeError> {
                out.put(&$to(*self))
            }
        }

        impl<'de> Decode<'de, NativeParam> for $ty {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
                input.array::<$len>().map($from)
            }
        }
    )*};
}

fixed! {
    u8, UINT8, 1, Shape::Int { width: 1, signed: false }, u8::to_le_bytes, u8::from_le_bytes;
    f32, FLOAT32, 4, Shape::Float { width: 4 }, f32::to_le_bytes, f32::from_le_bytes;
    f64, FLOAT64, 8, Shape::Float { width: 8 }, f64::to_le_bytes, f64::from_le_bytes;
    i32, INT32, 4, Shape::Int { width: 4, signed: true }, i32::to_le_bytes, i32::from_le_bytes;
    i64, INT64, 8, Shape::Int { width: 8, signed: true }, i64::to_le_bytes, i64::from_le_bytes;
    u32, UINT32, 4, Shape::Int { width: 4, signed: false }, u32::to_le_bytes, u32::from_le_bytes;
    Uuid, UUID, 16, Shape::Uuid, |id: Uuid| id.to_bytes_le(), Uuid::from_bytes_le;
    // Any byte but 0 is true.
    bool, BOOL, 1, Shape::Bool { width: 1 }, |value| [u8::from(value)], |bytes: [u8; 1]| bytes != [0];
    AvatarId, AVATAR_ID, 8, Shape::Named { name: "AvatarId", of: <i64 as Layout<NativeParam>>::shape },
        |id: AvatarId| id.0.to_le_bytes(), |bytes| AvatarId(u64::from_le_bytes(bytes));
    Vector3, VECTOR3, 12, Shape::Array { of: <f32 as Layout<NativeParam>>::shape, len: 3 },
        Vector3::to_bytes, Vector3::from_bytes;
    [f32; 3], VECTOR3, 12, Shape::Array { of: <f32 as Layout<NativeParam>>::shape, len: 3 },
        |[x, y, z]: [f32; 3]| Vector3 { x, y, z }.to_bytes(),
        |bytes| { let Vector3 { x, y, z } = Vector3::from_bytes(bytes); [x, y, z] };
}

/// The id of a player character, an NPC or another thing in the world.
///
/// The number is kept as it is. [`kind`](Self::kind) reads the type as the seed describes it, in
/// the low nibble; the server code, and the corrected description of it, has it in the low byte:
/// [`kind_byte`](Self::kind_byte) and [`number`](Self::number).
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
#[wire(format = OaPacket)]
pub struct AvatarId(pub u64);

/// What an [`AvatarId`] is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum AvatarKind {
    /// 0: nothing.
    None,
    /// 1: a player character.
    Player,
    /// 2: a character that no player controls.
    Npc,
    /// Any other number.
    Other(u8),
}

impl AvatarId {
    /// The type in the low nibble.
    #[must_use]
    pub fn kind(self) -> AvatarKind {
        AvatarKind::new(self.kind_byte() & 0x0f)
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

impl AvatarKind {
    fn new(kind: u8) -> Self {
        match kind {
            0 => Self::None,
            1 => Self::Player,
            2 => Self::Npc,
            other => Self::Other(other),
        }
    }
}

/// Three coordinates: `vector3`, and the `NetworkVec3` of packets.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Default)]
#[wire(format = OaPacket, name = "NetworkVec3")]
#[allow(missing_docs, reason = "x, y and z")]
pub struct Vector3 {
    pub x: f32,
    pub y: f32,
    pub z: f32,
}

/// Three coordinates on the wire.
type Coordinates = [u8; 12];

impl Vector3 {
    #[inline]
    fn to_bytes(self) -> Coordinates {
        let mut bytes = [0; 12];
        let (chunks, _) = bytes.as_chunks_mut();
        for (chunk, value) in chunks.iter_mut().zip([self.x, self.y, self.z]) {
            *chunk = value.to_le_bytes();
        }
        bytes
    }

    #[inline]
    fn from_bytes(bytes: Coordinates) -> Self {
        let mut values = [0.0; 3];
        let (chunks, _) = bytes.as_chunks();
        for (value, chunk) in values.iter_mut().zip(chunks) {
            *value = f32::from_le_bytes(*chunk);
        }
        let [x, y, z] = values;
        Self { x, y, z }
    }
}

/// Writes a `u32` count.
#[inline]
pub(super) fn put_count<S: Sink>(
    count: usize,
    out: &mut Writer<'_, NativeParam, S>,
) -> Result<(), EncodeError> {
    match u32::try_from(count) {
        Ok(count) => out.put(&count.to_le_bytes()),
        Err(_) => Err(EncodeError::too_long(count, u64::from(u32::MAX))),
    }
}

/// Reads a `u32` count.
#[inline]
pub(super) fn take_count(input: &mut Reader<'_, '_, NativeParam>) -> Result<usize, DecodeError> {
    let count = input.array().map(u32::from_le_bytes)?;
    usize::try_from(count).map_err(|_| {
        input.error(DecodeErrorKind::Invalid { what: "count", value: u64::from(count) })
    })
}

macro_rules! array {
    ($($item:ty, $id:ident;)*) => {$(
        impl Layout<NativeParam> for Vec<$item> {
            const MIN_LEN: usize = 4;
            const TAG: u8 = type_id::$id;

            fn shape() -> Shape {
                let of = <$item as Layout<NativeParam>>::shape;
                Shape::List { of, framing: "u32 count", max: None }
            }
        }

        impl Encode<NativeParam> for Vec<$item> {
            #[inline]
            fn encode<S: Sink>(
                &self,
                out: &mut Writer<'_, NativeParam, S>,
            ) -> Result<(), EncodeError> {
                put_count(self.len(), out)?;
                out.values(self)
            }
        }

        impl<'de> Decode<'de, NativeParam> for Vec<$item> {
            #[inline]
            fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
                let count = take_count(input)?;
                <$item as Decode<'de, NativeParam>>::decode_vec(count, input)
            }
        }
    )*};
}

array! {
    i32, INT32_ARRAY;
    Uuid, UUID_ARRAY;
    String, C_STRING_ARRAY;
}

macro_rules! buffer {
    ($($ty:ty, |$input:ident, $bytes:ident| $from:expr;)*) => {$(
        impl Layout<NativeParam> for $ty {
            const MIN_LEN: usize = 4;
            const TAG: u8 = type_id::BUFFER;

            fn shape() -> Shape {
                Shape::Bytes { framing: "u32 count", max: None }
            }
        }

        impl Encode<NativeParam> for $ty {
            #[inline]
            fn encode<S: Sink>(
                &self,
                out: &mut Writer<'_, NativeParam, S>,
            ) -> Result<(), EncodeError> {
                put_count(self.len(), out)?;
                out.put(self)
            }
        }

        impl<'de> Decode<'de, NativeParam> for $ty {
            #[inline]
            fn decode($input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
                let count = take_count($input)?;
                let $bytes = $input.take(count)?;
                $from
            }
        }
    )*};
}

buffer! {
    Vec<u8>, |input, bytes| { input.charge(0, bytes.len())?; Ok(bytes.to_vec()) };
    Bytes, |input, bytes| input.share(bytes);
}

impl Layout<NativeParam> for &[u8] {
    const MIN_LEN: usize = 4;
    const TAG: u8 = type_id::BUFFER;

    fn shape() -> Shape {
        Shape::Bytes { framing: "u32 count", max: None }
    }
}

impl Encode<NativeParam> for &[u8] {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, NativeParam, S>) -> Result<(), EncodeError> {
        put_count(self.len(), out)?;
        out.put(self)
    }
}

impl<'de: 'a, 'a> Decode<'de, NativeParam> for &'a [u8] {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        let count = take_count(input)?;
        input.take(count)
    }
}

/// A last field that may be absent: the struct then has one field less.
impl<T: Layout<NativeParam>> Layout<NativeParam> for Option<T> {
    const TAG: u8 = T::TAG;
    const ROLE: Role = Role::Optional;

    fn shape() -> Shape {
        Shape::Optional { of: T::shape }
    }
}

impl<T: Encode<NativeParam>> Encode<NativeParam> for Option<T> {
    #[inline]
    fn encode<S: Sink>(&self, out: &mut Writer<'_, NativeParam, S>) -> Result<(), EncodeError> {
        match self {
            Some(value) => value.encode(out),
            None => Ok(()),
        }
    }

    #[inline]
    fn tag(&self) -> u8 {
        self.as_ref().map_or(Self::TAG, Encode::tag)
    }

    #[inline]
    fn is_present(&self) -> bool {
        self.is_some()
    }
}

impl<'de, T: Decode<'de, NativeParam>> Decode<'de, NativeParam> for Option<T> {
    #[inline]
    fn decode(input: &mut Reader<'_, 'de, NativeParam>) -> Result<Self, DecodeError> {
        T::decode(input).map(Some)
    }

    #[inline]
    fn decode_tagged(
        tag: u8,
        input: &mut Reader<'_, 'de, NativeParam>,
    ) -> Result<Self, DecodeError> {
        T::decode_tagged(tag, input).map(Some)
    }

    #[inline]
    fn absent() -> Option<Self> {
        Some(None)
    }
}
