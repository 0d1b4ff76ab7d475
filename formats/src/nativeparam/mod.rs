//! nativeparam: typed values in the packets of Otherland.
//!
//! | fact | value |
//! |------------|----------------------------------------------------------------|
//! | byte order | little-endian |
//! | frame | none of its own; [packets](crate::otherland) carry it among their fields |
//! | struct | `u8` count, then each field behind its type id |
//! | text | `u16` count of bytes, UTF-8 |
//! | lists | `u32` count; of `int32`, bytes, UUIDs and c-strings only |
//! | UUID | 16 bytes, the first three groups little-endian |
//! | unknown | a type id over 17 is an error; a message without a declaration is a [`Struct`] |
//!
//! ```text
//! message = count field*                 field = type-id value
//!
//! 04                                     four fields
//!    04 b3 00 00 00                      int32      message number 0xb3
//!    08 01 34 12 00 00 00 00 00          avatar-id
//!    05 01 00 61                         c-string   "a"
//!    0a 01                               bool       true
//! ```
//!
//! | id | name | Rust type | | id | name | Rust type |
//! |---|---|---|---|---|---|---|
//! | 1 | uint8 | `u8` | | 10 | bool | `bool` |
//! | 2 | float32 | `f32` | | 11 | json | [`Json`] |
//! | 3 | float64 | `f64` | | 12 | int32-array | `Vec<i32>` |
//! | 4 | int32 | `i32` | | 13 | int64 | `i64` |
//! | 5 | c-string | `String`, `&str`, `Cow<str>` | | 14 | buffer | `Vec<u8>`, `Bytes`, `&[u8]` |
//! | 6 | struct | a derived struct, [`Struct`] | | 15 | uint32 | `u32` |
//! | 7 | uuid | `Uuid` | | 16 | uuid-array | `Vec<Uuid>` |
//! | 8 | avatar-id | [`AvatarId`] | | 17 | c-string-array | `Vec<String>` |
//! | 9 | vector3 | [`Vector3`], `[f32; 3]` | | | | |
//!
//! Numbers are not widened: an int32 where a `u32` is declared is an error that names both. A type
//! without an id (`i16`, `u64`, …) is a compile error; `#[wire(as = i32)]` writes it as a type that
//! has one. The last fields may be `Option`s: an absent one shortens the count. Fields beyond the
//! declared ones are an error; a last field `#[wire(rest)] rest: Ignored` drops them.
//!
//! An enum with `#[wire(tag = i32)]` has its message number as the first field of the struct.
//!
//! # Where the description and real servers differ
//!
//! | matter | description, our default | real servers | here |
//! |---|---|---|---|
//! | avatar type | low nibble | low byte | [`AvatarId::kind`], [`AvatarId::kind_byte`] |
//! | text that is not UTF-8 | ASCII, maybe UTF-8 | replaced by U+FFFD | an error; the codecs [`Lossy`], [`Ansi`], [`RawText`] |
//! | fields beyond those expected | not said | ignored | an error; [`Ignored`] |
//! | counts of types 16 and 17 | `u32` | read as `u32`, written as `u16` by mistake | `u32` |
//! | depth | not said | no limit: a long message overflows the stack | 64 levels ([`Limits`](codec_core::Limits)) |
//!
//! Sources: `doc/nativeparam.md` of packet-formats (CC0) of 2023-12-31, and the behaviour of the
//! public server and dissector. No captured traffic is public, so captures have confirmed none of
//! these layouts.
//!
//! # Examples
//!
//! ```
//! use codec_core::{Format, Wire};
//! use formats::nativeparam::{AvatarId, NativeParam};
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = NativeParam)]
//! struct Invite {
//!     message: i32,
//!     avatar: AvatarId,
//!     text: Option<String>,
//! }
//!
//! let invite = Invite { message: 9, avatar: AvatarId(0x0201), text: None };
//! let bytes = NativeParam::to_vec(&invite)?;
//! assert_eq!(bytes, [2, 4, 9, 0, 0, 0, 8, 1, 2, 0, 0, 0, 0, 0, 0]);
//! assert_eq!(NativeParam::from_slice::<Invite>(&bytes)?, invite);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(feature = "catalog")]
mod catalog;
#[cfg(feature = "serde")]
mod exact;
mod format;
mod frame;
mod geometry;
#[cfg(feature = "serde_json")]
mod json;
mod list;
pub mod messages;
mod number;
mod text;
pub mod type_id;
mod types;
mod value;

#[cfg(feature = "catalog")]
pub use self::catalog::catalog;
#[cfg(feature = "serde_json")]
pub use self::json::FromJsonError;
pub use self::{
    format::{DecodeState, EncodeState, Left, NativeParam, Written},
    frame::{Inline, OaPacket},
    geometry::Vector3,
    number::{AvatarId, AvatarKind},
    text::{Ansi, Json, Lossy, RawText},
    value::{Ignored, Struct, Value},
};
