//! Tokens of numbers and `Guid`.

use codec_core::{
    Shape, UuidOrder,
    shape::{ByteOrder, Truth},
};
use half::f16;
use uuid::Uuid;

use super::{Castle, token};
use crate::fixed::{Noted, fixed};

const fn int(width: usize, signed: bool) -> Shape {
    Shape::Int { width, signed, order: ByteOrder::Little }
}

fixed! {
    Castle, token;
    u8, BYTE, 1, int(1, false), u8::to_le_bytes, u8::from_le_bytes;
    i8, SBYTE, 1, int(1, true), i8::to_le_bytes, i8::from_le_bytes;
    i16, INT16, 2, int(2, true), i16::to_le_bytes, i16::from_le_bytes;
    u16, UINT16, 2, int(2, false), u16::to_le_bytes, u16::from_le_bytes;
    i32, INT32, 4, int(4, true), i32::to_le_bytes, i32::from_le_bytes;
    u32, UINT32, 4, int(4, false), u32::to_le_bytes, u32::from_le_bytes;
    i64, INT64, 8, int(8, true), i64::to_le_bytes, i64::from_le_bytes;
    u64, UINT64, 8, int(8, false), u64::to_le_bytes, u64::from_le_bytes;
    f16, HALF, 2, Shape::Float { width: 2, order: ByteOrder::Little }, f16::to_le_bytes, f16::from_le_bytes;
    f32, SINGLE, 4, Shape::Float { width: 4, order: ByteOrder::Little }, f32::to_le_bytes, f32::from_le_bytes;
    f64, DOUBLE, 8, Shape::Float { width: 8, order: ByteOrder::Little }, f64::to_le_bytes, f64::from_le_bytes;
    // Every byte but 0 is true.
    bool, BYTE, 1, Shape::Bool { of: || Shape::BYTE, truth: Truth::NotZero }, |value| [u8::from(value)], |bytes| bytes != [0];
    Uuid, GUID, 16, Shape::Uuid { order: UuidOrder::Microsoft }, |id: Uuid| id.to_bytes_le(), Uuid::from_bytes_le;
}

impl Noted for f16 {
    fn noted(self) -> codec_core::explain::Value {
        f32::from(self).into()
    }
}
