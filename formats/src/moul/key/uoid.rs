//! Names of objects.

use codec_core::{
    Decode, DecodeError, DecodeErrorKind, Encode, EncodeError, Implied, Layout, Reader, Shape,
    Size, Wire, Writer,
    shape::{Present, Truth},
};

use super::Location;
use crate::moul::{Moul, SafeString};

/// `plUoid`: names an object.
///
/// ```text
/// 01         02 00 06 ff 04 00   01 00   03 00 00 00   04 f0 b2 9e 93 9a   01 00 00 00 40 e2 01 00
/// contents   location            class   object id     name: "Male"        clone
/// ```
///
/// Location and class are a name space; in it, the object has a number or a name, or both. The
/// contents say which of the optional parts are there: 1 clone ids (`kHasCloneIDs`), 2 load mask
/// (`kHasLoadMask`). Other bits are an error; clients do not look at them.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plUoid")]
pub struct Uoid {
    /// `ContentsFlags`, written from the optional parts.
    pub contents: Implied<u8>,
    /// Where the object is.
    pub location: Location,
    /// For which graphics quality it is loaded; `None` is [`LoadMask::ALWAYS`].
    #[wire(bit = contents & 2)]
    pub load_mask: Option<LoadMask>,
    /// Class index of the object, below 0x200.
    pub class_index: u16,
    /// Number of the object, or 0 if only its name is known.
    pub object_id: u32,
    /// Name of the object.
    #[wire(as = SafeString)]
    pub object_name: String,
    /// Which clone of the object is meant; `None` is the object itself.
    #[wire(bit = contents & 1)]
    pub clone: Option<CloneIds>,
}

/// The part of a [`Uoid`] that tells clones apart.
///
/// A `u16` without meaning, written as 0, stands between the two; some servers take it for a part
/// of the clone id.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct CloneIds {
    /// Number of the clone; not 0, but DIRTSAND writes that too.
    pub clone_id: u16,
    /// KI number of the avatar that made the clone; never 0.
    #[wire(pad = 2, check = player_id != 0)]
    pub player_id: u32,
}

/// `plLoadMask`: for which graphics quality an object is loaded.
///
/// Two masks of four bits. The documentation calls them quality and capability; for clients both
/// are masks of qualities, for the capability levels 0 and 1.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct LoadMask(pub u8);

impl LoadMask {
    /// `kAlways`: any quality.
    pub const ALWAYS: Self = Self(0xff);

    /// The mask of two parts; their high halves have no place in it.
    #[must_use]
    pub const fn new(quality: u8, capability: u8) -> Self {
        Self(quality.rotate_left(4) & 0xf0 | capability & 0x0f)
    }

    /// The first part; its high half is all ones.
    #[must_use]
    pub const fn quality(self) -> u8 {
        self.0.rotate_right(4) | 0xf0
    }

    /// The second part; its high half is all ones.
    #[must_use]
    pub const fn capability(self) -> u8 {
        self.0 | 0xf0
    }
}

impl Default for LoadMask {
    fn default() -> Self {
        Self::ALWAYS
    }
}

/// `plKey`: a [`Uoid`], or nothing.
///
/// A byte tells which: written as 0 or 1; any other than 0 is read as 1, unless in strict mode.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Key(pub Option<Uoid>);

impl Layout<Moul> for Key {
    const SIZE: Size = Size::at_least(1);

    fn shape() -> Shape {
        let of = || Shape::Optional {
            of: <Uoid as Layout<Moul>>::shape,
            present: Present::Number(|| Shape::Bool {
                of: || Shape::BYTE,
                truth: Truth::NotZeroUnlessStrict,
            }),
        };
        Shape::Named { name: "plKey", of }
    }
}

impl Encode<Moul> for Key {
    fn encode(&self, out: &mut Writer<'_, Moul>) -> Result<(), EncodeError> {
        out.value(&self.0.is_some())?;
        self.0.as_ref().map_or(Ok(()), |uoid| out.value(uoid))
    }
}

impl<'de> Decode<'de, Moul> for Key {
    fn decode(input: &mut Reader<'_, 'de, Moul>) -> Result<Self, DecodeError> {
        let start = input.offset();
        match input.value::<u8>()? {
            0 => Ok(Self(None)),
            other if other > 1 && input.strict() => Err(DecodeError::new(
                DecodeErrorKind::Invalid { what: "bool", value: other.into() },
                start,
            )),
            _ => input.value().map(|uoid| Self(Some(uoid))),
        }
    }
}
