//! The type ids.

/// `uint8`
pub const UINT8: u8 = 1;
/// `float32`
pub const FLOAT32: u8 = 2;
/// `float64`
pub const FLOAT64: u8 = 3;
/// `int32`
pub const INT32: u8 = 4;
/// `c-string`
pub const C_STRING: u8 = 5;
/// `struct`
pub const STRUCT: u8 = 6;
/// `uuid`
pub const UUID: u8 = 7;
/// `avatar-id`
pub const AVATAR_ID: u8 = 8;
/// `vector3`
pub const VECTOR3: u8 = 9;
/// `bool`
pub const BOOL: u8 = 10;
/// `json`
pub const JSON: u8 = 11;
/// `int32-array`
pub const INT32_ARRAY: u8 = 12;
/// `int64`
pub const INT64: u8 = 13;
/// `buffer`
pub const BUFFER: u8 = 14;
/// `uint32`
pub const UINT32: u8 = 15;
/// `uuid-array`
pub const UUID_ARRAY: u8 = 16;
/// `c-string-array`
pub const C_STRING_ARRAY: u8 = 17;

/// The name of a type id; `None` if the format has no such type.
#[must_use]
pub const fn name(id: u8) -> Option<&'static str> {
    Some(match id {
        UINT8 => "uint8",
        FLOAT32 => "float32",
        FLOAT64 => "float64",
        INT32 => "int32",
        C_STRING => "c-string",
        STRUCT => "struct",
        UUID => "uuid",
        AVATAR_ID => "avatar-id",
        VECTOR3 => "vector3",
        BOOL => "bool",
        JSON => "json",
        INT32_ARRAY => "int32-array",
        INT64 => "int64",
        BUFFER => "buffer",
        UINT32 => "uint32",
        UUID_ARRAY => "uuid-array",
        C_STRING_ARRAY => "c-string-array",
        _ => return None,
    })
}
