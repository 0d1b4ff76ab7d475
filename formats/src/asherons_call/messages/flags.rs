//! Flag words that hold more than flags.

use codec_core::{
    Decode, DecodeError, Encode, EncodeError, Layout, Reader, Shape, Size, Wire, Writer,
};

use crate::asherons_call::{
    AsheronsCall,
    enums::{ObjectDescriptionFlag, WeenieHeaderFlag2, wide},
    number::invalid,
};
use codec_core::FlagWord;

/// A `u32` with flags in its low `FLAGS` bits and a count in the `WIDTH` bits above.
///
/// It is put together from the fields that it tells of; bits above the count must be zero. Two are
/// equal if their flags are: the count is the list's.
#[derive(Clone, Copy, Debug, Default)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
pub struct CountedFlags<const FLAGS: u32, const WIDTH: u32>(u32);

impl<const FLAGS: u32, const WIDTH: u32> CountedFlags<FLAGS, WIDTH> {
    const MAX: u32 = 1_u32.unbounded_shl(WIDTH).wrapping_sub(1);

    /// The flags with these bits.
    #[must_use]
    pub const fn new(flags: u32) -> Self {
        Self(flags)
    }

    /// The bits without the count.
    fn flags(self) -> u32 {
        self.0 & 1_u32.unbounded_shl(FLAGS).wrapping_sub(1)
    }
}

impl<const FLAGS: u32, const WIDTH: u32> PartialEq for CountedFlags<FLAGS, WIDTH> {
    fn eq(&self, other: &Self) -> bool {
        // A field that is `Implied` is compared with no bits when all known ones are cleared; the
        // count is not among them.
        self.flags() == other.flags()
    }
}

impl<const FLAGS: u32, const WIDTH: u32> Eq for CountedFlags<FLAGS, WIDTH> {}

impl<const FLAGS: u32, const WIDTH: u32> codec_core::Bits for CountedFlags<FLAGS, WIDTH> {
    const EMPTY: Self = Self(0);

    #[inline]
    fn any(self, mask: Self) -> bool {
        self.0 & mask.0 != 0
    }

    #[inline]
    fn with(self, mask: Self, on: bool) -> Self {
        Self(if on { self.0 | mask.0 } else { self.0 & !mask.0 })
    }
}

impl<const FLAGS: u32, const WIDTH: u32> codec_core::Counter for CountedFlags<FLAGS, WIDTH> {
    const ZERO: Self = Self(0);
    #[allow(clippy::as_conversions, reason = "a wider type; `From` is not const")]
    const MAX_COUNT: u64 = Self::MAX as u64;
}

impl<const FLAGS: u32, const WIDTH: u32> TryFrom<usize> for CountedFlags<FLAGS, WIDTH> {
    type Error = ();

    fn try_from(count: usize) -> Result<Self, ()> {
        match u32::try_from(count) {
            Ok(count) if count <= Self::MAX => Ok(Self(count.unbounded_shl(FLAGS))),
            _ => Err(()),
        }
    }
}

impl<const FLAGS: u32, const WIDTH: u32> TryFrom<CountedFlags<FLAGS, WIDTH>> for usize {
    type Error = <usize as TryFrom<u32>>::Error;

    fn try_from(flags: CountedFlags<FLAGS, WIDTH>) -> Result<Self, Self::Error> {
        Self::try_from(flags.0.unbounded_shr(FLAGS))
    }
}

impl<const FLAGS: u32, const WIDTH: u32> Layout<AsheronsCall> for CountedFlags<FLAGS, WIDTH> {
    const SIZE: Size = Size::fixed(4);

    fn shape() -> Shape {
        Shape::Named {
            name: "flags and count",
            of: || Shape::Shifted {
                of: <u32 as Layout<AsheronsCall>>::shape,
                plus: 0,
                range: (0, 1_i128.unbounded_shl(FLAGS.saturating_add(WIDTH)).saturating_sub(1)),
            },
        }
    }
}

impl<const FLAGS: u32, const WIDTH: u32> Encode<AsheronsCall> for CountedFlags<FLAGS, WIDTH> {
    fn encode(&self, out: &mut Writer<'_, AsheronsCall>) -> Result<(), EncodeError> {
        self.0.encode(out)
    }
}

impl<'de, const FLAGS: u32, const WIDTH: u32> Decode<'de, AsheronsCall>
    for CountedFlags<FLAGS, WIDTH>
{
    fn decode(input: &mut Reader<'_, 'de, AsheronsCall>) -> Result<Self, DecodeError> {
        let start = input.offset();
        let word: u32 = input.value()?;
        if word.unbounded_shr(FLAGS) > Self::MAX {
            return Err(invalid("flag bits", u64::from(word), start));
        }
        Ok(Self(word))
    }
}

/// A part of a [`PublicWeenieDesc`](super::object::PublicWeenieDesc): what the object is and does,
/// and, aligned behind it and only if one of its bits is set, which of the newer fields are there.
///
/// ```text
/// 12 00 00 04 | 02 00 00 00
/// behavior    | header 2, because of bit 0x04000000
/// ```
///
/// Two are equal if they are written the same with the same newer fields: a second word that has
/// only bits of such fields is as none.
#[derive(Wire, Clone, Copy, Debug, Default)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ObjectFlags {
    /// What the object is and does; [`INCLUDES_SECOND_HEADER`] is written from the other word.
    ///
    /// [`INCLUDES_SECOND_HEADER`]: ObjectDescriptionFlag::INCLUDES_SECOND_HEADER
    pub behavior: FlagWord<ObjectDescriptionFlag, HAS_HEADER2>,
    /// The second word, if it is there. Its bits are written from the fields they tell of.
    #[wire(
        align = 4,
        bit = behavior & FlagWord::new(ObjectDescriptionFlag::INCLUDES_SECOND_HEADER)
    )]
    pub header2: Option<FlagWord<WeenieHeaderFlag2, { WeenieHeaderFlag2::NAMED }>>,
}

/// The bit that says that the second word is there.
const HAS_HEADER2: u64 = wide(ObjectDescriptionFlag::INCLUDES_SECOND_HEADER.bits());

impl ObjectFlags {
    /// An icon underlay is there.
    pub const ICON_UNDERLAY: Self = Self::second(WeenieHeaderFlag2::ICON_UNDERLAY);
    /// The number of a cooldown is there.
    pub const COOLDOWN: Self = Self::second(WeenieHeaderFlag2::COOLDOWN);
    /// The duration of a cooldown is there.
    pub const COOLDOWN_DURATION: Self = Self::second(WeenieHeaderFlag2::COOLDOWN_DURATION);
    /// The owner of a pet is there.
    pub const PET_OWNER: Self = Self::second(WeenieHeaderFlag2::PET_OWNER);

    const fn second(bit: WeenieHeaderFlag2) -> Self {
        let behavior = FlagWord::new(ObjectDescriptionFlag::empty());
        Self { behavior, header2: Some(FlagWord::new(bit)) }
    }

    /// The second word without the bits of fields, if it is there not only because of them.
    fn kept(self) -> Option<WeenieHeaderFlag2> {
        let word = self.header2?;
        (word.all().is_empty() || !word.get().is_empty()).then(|| word.get())
    }
}

impl PartialEq for ObjectFlags {
    fn eq(&self, other: &Self) -> bool {
        self.behavior == other.behavior && self.kept() == other.kept()
    }
}

impl Eq for ObjectFlags {}

impl codec_core::Bits for ObjectFlags {
    const EMPTY: Self =
        Self { behavior: FlagWord::new(ObjectDescriptionFlag::empty()), header2: None };

    #[inline]
    fn any(self, mask: Self) -> bool {
        let second = mask.header2.unwrap_or_default();
        self.behavior.any(mask.behavior) || self.header2.is_some_and(|word| word.any(second))
    }

    #[inline]
    fn with(self, mask: Self, on: bool) -> Self {
        let behavior = self.behavior.with(mask.behavior, on);
        let header2 = match (self.header2, mask.header2) {
            (None, Some(second)) => on.then_some(second),
            // With the last of its bits, the word goes too.
            (Some(word), Some(second)) if word.any(second) => {
                Some(word.with(second, on)).filter(|word| !word.all().is_empty())
            }
            (Some(word), Some(second)) => Some(word.with(second, on)),
            (word, None) => word,
        };
        Self { behavior, header2 }
    }
}
