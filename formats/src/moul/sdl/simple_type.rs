//! The types that variables have.

/// The type of the elements of a variable that is not a state itself.
///
/// | type | elements | on the wire |
/// |---|---|---|
/// | `INT`, `SHORT`, `BYTE` | `i32`, `i16`, `u8` | 4, 2, 1 bytes |
/// | `FLOAT`, `DOUBLE` | `f32`, `f64` | 4, 8 bytes |
/// | `BOOL` | `bool` | a byte; any other than 0 is true, and is written as 1 |
/// | `STRING32` | [`String32`](super::String32) | 32 bytes |
/// | `PLKEY` | [`Uoid`](crate::moul::key::Uoid) | 15 bytes and more |
/// | `CREATABLE`, `MESSAGE` | [`SizedCreatable`](super::SizedCreatable) | 2 bytes, or 6 and more |
/// | `TIME` | [`UnifiedTime`](crate::moul::UnifiedTime) | 8 bytes |
/// | `AGETIMEOFDAY` | none, clients compute it | nothing |
/// | `VECTOR3`, `POINT3`, `RGB` | `[f32; 3]` | 12 bytes |
/// | `RGBA`, `QUATERNION`, `QUAT` | `[f32; 4]`, a quaternion as x, y, z, w | 16 bytes |
/// | `RGB8`, `RGBA8` | `[u8; 3]`, `[u8; 4]` | 3, 4 bytes |
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the table says what each type is")]
pub enum SimpleType {
    Int,
    Float,
    Bool,
    String32,
    Key,
    Creatable,
    Double,
    Time,
    Byte,
    Short,
    AgeTimeOfDay,
    Vector3,
    Point3,
    Rgb,
    Rgba,
    Quaternion,
    Rgb8,
    Rgba8,
}

impl SimpleType {
    const ALL: [Self; 18] = [
        Self::Int,
        Self::Float,
        Self::Bool,
        Self::String32,
        Self::Key,
        Self::Creatable,
        Self::Double,
        Self::Time,
        Self::Byte,
        Self::Short,
        Self::AgeTimeOfDay,
        Self::Vector3,
        Self::Point3,
        Self::Rgb,
        Self::Rgba,
        Self::Quaternion,
        Self::Rgb8,
        Self::Rgba8,
    ];

    /// Its name in descriptors.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Int => "INT",
            Self::Float => "FLOAT",
            Self::Bool => "BOOL",
            Self::String32 => "STRING32",
            Self::Key => "PLKEY",
            Self::Creatable => "CREATABLE",
            Self::Double => "DOUBLE",
            Self::Time => "TIME",
            Self::Byte => "BYTE",
            Self::Short => "SHORT",
            Self::AgeTimeOfDay => "AGETIMEOFDAY",
            Self::Vector3 => "VECTOR3",
            Self::Point3 => "POINT3",
            Self::Rgb => "RGB",
            Self::Rgba => "RGBA",
            Self::Quaternion => "QUATERNION",
            Self::Rgb8 => "RGB8",
            Self::Rgba8 => "RGBA8",
        }
    }

    /// The type with this name, in upper or lower case. `QUAT` and `MESSAGE` are other names of
    /// [`Quaternion`](Self::Quaternion) and [`Creatable`](Self::Creatable).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        if name.eq_ignore_ascii_case("QUAT") {
            return Some(Self::Quaternion);
        }
        if name.eq_ignore_ascii_case("MESSAGE") {
            return Some(Self::Creatable);
        }
        Self::ALL.into_iter().find(|ty| name.eq_ignore_ascii_case(ty.name()))
    }
}
