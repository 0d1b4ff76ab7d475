//! The types of the format, as data.

use codec_core::{
    Layout,
    shape::{FormatShape, Lies, TypeShape},
};
use uuid::Uuid;

use super::{AvatarId, Json, NativeParam, Struct, Vector3};

macro_rules! types {
    ($($number:literal, $name:literal, $ty:ty;)*) => {
        &[$(TypeShape::new($number, $name, <$ty as Layout<NativeParam>>::shape)),*]
    };
}

/// The description of the format.
pub(super) const SHAPE: FormatShape =
    FormatShape::packed("nativeparam").lying(Lies::Tagged { record: 6 }).with_types(TYPES);

const TYPES: &[TypeShape] = types! {
    1, "uint8", u8;
    2, "float32", f32;
    3, "float64", f64;
    4, "int32", i32;
    5, "c-string", String;
    6, "struct", Struct<'_>;
    7, "uuid", Uuid;
    8, "avatar-id", AvatarId;
    9, "vector3", Vector3;
    10, "bool", bool;
    11, "json", Json;
    12, "int32-array", Vec<i32>;
    13, "int64", i64;
    14, "buffer", Vec<u8>;
    15, "uint32", u32;
    16, "uuid-array", Vec<Uuid>;
    17, "c-string-array", Vec<String>;
};
