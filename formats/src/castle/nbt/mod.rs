//! Castle values from NBT, and as NBT.
//!
//! [`Nbt`] is an NBT file: a name and a [`Compound`]. Files packed with gzip or zlib are told by
//! their first bytes and unpacked.
//!
//! | NBT | Castle | | Castle | NBT |
//! |---|---|---|---|---|
//! | `Byte` | `SByte` | | `Byte` | `Short`, or as [`ByteAs`] says |
//! | `Short` | `Int16` | | `UInt16` | `Int` |
//! | `Int` | `Int32` | | `UInt32` | `Long` |
//! | `Long` | `Int64` | | `UInt64` | `Long`, at most its maximum |
//! | `Float` | `Single` | | `Half` | `Float` |
//! | `Double` | `Double` | | `String16` | `String` |
//! | `String` | `String` | | `DateTime` | `Long`, ticks in UTC |
//! | `ByteArray` | `SByteArray` | | `Date` | `Int`, number of the day |
//! | `IntArray` | `Int32Array` | | `Time` | `Long`, ticks |
//! | `LongArray` | `Int64Array` | | `Guid` | as [`GuidAs`] says |
//! | `List` | `List` | | other arrays | `List` of what their elements become |
//! | `Compound` | `Compound` | | root | `Compound` |
//!
//! What the left table has, goes back the same way. Castle has no lists of lists; inner lists of
//! `Short`, `Float` and `Double` become `Int16Array`, `SingleArray` and `DoubleArray`, which the
//! right table turns into lists again.
//!
//! | NBT that Castle cannot hold | error |
//! |---|---|
//! | inner lists of other types, or of several | [`Invalid`](DecodeErrorKind::Invalid) |
//! | names that are not ASCII | [`InvalidText`](DecodeErrorKind::InvalidText) |
//! | text with half of a surrogate pair | [`InvalidText`](DecodeErrorKind::InvalidText) |
//! | lists, arrays and compounds of more than 65535 elements | [`TooLong`](DecodeErrorKind::TooLong) |
//! | more than 65536 different names | [`TooLong`](DecodeErrorKind::TooLong) |
//! | a root that is not a compound | [`Invalid`](DecodeErrorKind::Invalid) |
//!
//! The name of the root is kept beside the compound. The type of a list without elements is lost:
//! it is written as a list of `End`. Bytes behind the root are ignored.
//!
//! | Castle that NBT cannot hold | error |
//! |---|---|
//! | text and names of more than 65535 bytes in Java's modified UTF-8 | [`TooLong`](EncodeErrorKind::TooLong) |
//! | more than 512 compounds and lists in each other | [`DepthLimit`](EncodeErrorKind::DepthLimit) |
//! | three names, such as `__fastnbt_int_array`, that the crate used here gives a meaning | [`Invalid`](EncodeErrorKind::Invalid) |
//!
//! Sources: the format's description of 2022-02-15 in project-helium, its section on NBT; files of
//! Minecraft.
//!
//! ```
//! use codec_core::Format;
//! use formats::castle::{Castle, Value, nbt::Nbt};
//!
//! // A compound named "hello world" that holds the text "name".
//! let file = b"\x0a\0\x0bhello world\x08\0\x04name\0\x09Bananrama\0";
//! let nbt = Nbt::from_slice(file)?;
//! assert_eq!(nbt.name, "hello world");
//! assert_eq!(nbt.root.get("name"), Some(&Value::String("Bananrama".into())));
//! let castle = Castle::to_vec(&nbt.root)?;
//! assert_eq!(castle, b"\0\x06\0\0\0\0\0\x04\0name\x01\0\x0c\0\0\x09\0Bananrama");
//! assert_eq!(nbt.to_vec()?, file);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A struct with `#[wire(format = Castle)]` is read from NBT and written as NBT too, if its fields
//! have the types of the left table:
//!
//! ```
//! use codec_core::Wire;
//! use formats::castle::{Castle, nbt::Nbt};
//!
//! #[derive(Wire, Debug, PartialEq)]
//! #[wire(format = Castle)]
//! struct Player {
//!     name: String,
//! }
//!
//! let file = b"\x0a\0\x0bhello world\x08\0\x04name\0\x09Bananrama\0";
//! let player: Player = Nbt::from_slice(file)?.decode()?;
//! assert_eq!(player, Player { name: "Bananrama".into() });
//! assert_eq!(Nbt::new("hello world", &player)?.to_vec()?, file);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod packing;
mod read;
mod write;

#[cfg(doc)]
use codec_core::DecodeErrorKind;
use codec_core::{Decode, DecodeError, Encode, EncodeError, EncodeErrorKind, Format, Limits};

pub use self::packing::Packing;
use super::{Castle, Compound, name::invalid};

/// An NBT file with the types of Castle.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Nbt {
    /// The name of the root, which Castle has no place for; mostly empty.
    pub name: String,
    /// The root.
    pub root: Compound,
}

/// What callers can choose.
///
/// ```
/// use formats::castle::nbt::{GuidAs, NbtOptions};
///
/// let options = NbtOptions::DEFAULT.with_guid(GuidAs::Longs);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NbtOptions {
    /// What a `Guid` is written as.
    pub guid: GuidAs,
    /// What a `Byte` is written as.
    pub byte: ByteAs,
    /// How a file is packed when it is written.
    pub packing: Packing,
    /// How much a file that is read may ask for; [`Limits::memory`] is also the most that it may
    /// unpack to.
    pub limits: Limits,
    /// How many times its length a packed file may unpack to, and how many times the length of the
    /// unpacked file its values may take; each time 64 KiB more are allowed.
    pub growth: usize,
}

impl NbtOptions {
    /// Four `Int`s, `Short`s, not packed, 512 levels, 256 MiB, 32 times the length.
    pub const DEFAULT: Self = Self {
        guid: GuidAs::Ints,
        byte: ByteAs::Short,
        packing: Packing::Plain,
        limits: Limits { depth: 512, ..Limits::DEFAULT },
        growth: 32,
    };

    /// The same with another form of a `Guid`.
    #[must_use]
    pub const fn with_guid(self, guid: GuidAs) -> Self {
        Self { guid, ..self }
    }

    /// The same with another form of a `Byte`.
    #[must_use]
    pub const fn with_byte(self, byte: ByteAs) -> Self {
        Self { byte, ..self }
    }

    /// The same with another packing.
    #[must_use]
    pub const fn with_packing(self, packing: Packing) -> Self {
        Self { packing, ..self }
    }

    /// The same with other limits.
    #[must_use]
    pub const fn with_limits(self, limits: Limits) -> Self {
        Self { limits, ..self }
    }

    /// The same with another [`growth`](Self::growth); with [`usize::MAX`] only the limits count.
    #[must_use]
    pub const fn with_growth(self, growth: usize) -> Self {
        Self { growth, ..self }
    }

    /// The limits for what comes of `len` bytes.
    fn limits_for(&self, len: usize) -> Limits {
        let grown = len.saturating_mul(self.growth).saturating_add(64 << 10);
        Limits { memory: self.limits.memory.min(grown), ..self.limits }
    }
}

impl Default for NbtOptions {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// What a `Guid` is written as: NBT has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum GuidAs {
    /// An `IntArray` of four, as in Minecraft since 1.16.
    #[default]
    Ints,
    /// Two `Long`s with `Most` and `Least` behind the name, as in Minecraft before. In a list,
    /// where there are no names, a `LongArray` of two.
    Longs,
}

/// What a `Byte`, from 0 to 255, is written as: a `Byte` of NBT is one from -128 to 127.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum ByteAs {
    /// A `Short`.
    #[default]
    Short,
    /// A `Byte` where it is 127 at most, else a `Short`. The elements of a list or `ByteArray`
    /// are `Byte`s if all of them are 127 at most.
    ByteIfSmall,
    /// A `Byte`, at most 127: larger ones are changed to that.
    ByteAtMost127,
}

impl Nbt {
    /// A file with this name of its root, which holds what `value` holds.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`], and [`Invalid`](EncodeErrorKind::Invalid) if the value is not a
    /// compound.
    pub fn new<T: Encode<Castle>>(name: impl Into<String>, value: &T) -> Result<Self, EncodeError> {
        let bytes = Castle::to_vec(value)?;
        match Castle::from_slice(&bytes) {
            Ok(root) => Ok(Self { name: name.into(), root }),
            Err(_) => {
                Err(EncodeError::new(EncodeErrorKind::Invalid { what: "Castle file from a value" }))
            }
        }
    }

    /// The root as a value of another type, such as a derived struct.
    ///
    /// It is written as a Castle file and read again, which costs about as much as reading NBT. The
    /// path of an error is that of the value; its offset is one of the Castle file.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`], if the type does not fit.
    pub fn decode<T: for<'de> Decode<'de, Castle>>(&self) -> Result<T, DecodeError> {
        match Castle::to_vec(&self.root) {
            Ok(bytes) => Castle::from_slice(&bytes),
            Err(_) => Err(invalid("root: it holds values that Castle cannot hold", 0, 0)),
        }
    }

    /// Reads a file, which may be packed.
    ///
    /// # Errors
    ///
    /// If it is not well-formed, or Castle cannot hold it. The offset counts in the unpacked file.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError> {
        Self::from_slice_with(bytes, &NbtOptions::DEFAULT)
    }

    /// [`from_slice`](Self::from_slice) with options.
    ///
    /// # Errors
    ///
    /// As [`from_slice`](Self::from_slice).
    pub fn from_slice_with(bytes: &[u8], options: &NbtOptions) -> Result<Self, DecodeError> {
        let bytes = packing::unpack(bytes, options.limits_for(bytes.len()).memory)?;
        read::read(&bytes, &options.limits_for(bytes.len()))
    }

    /// The file as bytes.
    ///
    /// # Errors
    ///
    /// If NBT cannot hold a value.
    pub fn to_vec(&self) -> Result<Vec<u8>, EncodeError> {
        self.to_vec_with(&NbtOptions::DEFAULT)
    }

    /// [`to_vec`](Self::to_vec) with options.
    ///
    /// # Errors
    ///
    /// As [`to_vec`](Self::to_vec).
    pub fn to_vec_with(&self, options: &NbtOptions) -> Result<Vec<u8>, EncodeError> {
        let bytes = write::write(self, options)?;
        packing::pack(bytes, options.packing)
    }
}
