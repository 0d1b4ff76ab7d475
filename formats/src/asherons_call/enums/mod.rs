//! Numbers and bits with names.
//!
//! An enum has a variant for each number with a name and `Other` for the rest: every number of its
//! width can be decoded, and encodes to itself. It is `open`, so it converts to its number and back,
//! and `Other(1)` is equal to the variant of 1, which decoding gives.
//! [`SpellCategory`] and [`Command`] are longer than the lists here.
//!
//! Flags are for the trait [`Flags`] of the crate `bitflags`, which has what is not declared on the
//! types themselves. All bits are kept, with or without a name.
//!
//! ```
//! use codec_core::Format;
//! use formats::asherons_call::{
//!     AsheronsCall,
//!     enums::{HookType, RadarColor},
//! };
//!
//! assert_eq!(AsheronsCall::from_slice::<RadarColor>(&[2])?, RadarColor::Gold);
//! let unknown: RadarColor = AsheronsCall::from_slice(&[200])?;
//! assert!(matches!(unknown, RadarColor::Other(200)));
//! assert_eq!(AsheronsCall::to_vec(&unknown)?, [200]);
//! assert_eq!(RadarColor::from(2), RadarColor::Gold);
//!
//! let hooks: HookType = AsheronsCall::from_slice(&[0x03, 0x80])?;
//! assert!(hooks.contains(HookType::WALL));
//! assert_eq!(hooks.bits(), 0x8003);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod appraisal;
mod character;
mod chat;
mod combat;
mod command;
mod contract;
mod data_file;
mod emote;
mod equipment;
mod error;
mod magic;
mod movement;
mod object;
mod opcode;
mod packet;
mod physics;
mod presence;
mod property;
mod property_int;
mod property_value;
#[cfg(feature = "serde")]
mod serde_flags;
mod social;
mod sound;
mod spell_category;
mod weenie_error;

use core::fmt;

use bitflags::{
    Flags,
    parser::{WriteHex, to_writer},
};

pub use self::{
    appraisal::{ArmorHighlightMask, HookAppraisalFlags, ResistHighlightMask, WeaponHighlightMask},
    character::{
        AttributeId, AttributeMask, CharacterOptions1, CharacterOptions2, ConfirmationType,
        CurVitalId, Gender, HeritageGroup, SkillAdvancementClass, SkillId, VitalId,
    },
    chat::{Channel, ChatFragmentType, ChatType, LogTextType, TurbineChatType},
    combat::{AttackConditionsMask, AttackHeight, CombatMode, DamageLocation, DamageType},
    command::Command,
    contract::ContractId,
    data_file::{CompressionType, DatFileType},
    emote::{EmoteCategory, EmoteType},
    equipment::{
        AmmoType, CoverageMask, EquipMask, EquipmentSet, MaterialType, ParentLocation, Placement,
        WieldType,
    },
    error::{CharGenResponseType, CharacterErrorType, WeenieErrorWithString},
    magic::{EnchantmentRegistryFlags, EnchantmentTypeFlags, SpellBookFilterOptions},
    movement::{
        HoldKey, MovementCommand, MovementOption, MovementParameterFlags, MovementType, StanceMode,
    },
    object::{
        AcBaseQualitiesFlags, AcQualitiesFlags, ContainerProperties, HookType, IconHighlight,
        ItemType, ObjectDescriptionFlag, RadarBehavior, RadarColor, Usable, WeenieHeaderFlag,
        WeenieHeaderFlag2, WeenieType,
    },
    opcode::{GameActionType, GameEventType},
    packet::{AuthFlags, FragmentGroup, NetAuthType, PacketHeaderFlags, ServerSwitchType},
    physics::{PhysicsState, PositionFlags},
    presence::{
        AllegianceDataFlags, AppraisalFlags, AttributeCacheFlags, CreatureAppraisalFlags,
        GenericQualitiesFlags, OldWeenieHeaderFlags, PhysicsDescriptionFlags, PlayerModuleFlags,
    },
    property::{PropertyBool, PropertyDataId, PropertyInstanceId, PropertyInt64, PropertyPosition},
    property_int::PropertyInt,
    property_value::{PropertyFloat, PropertyString},
    social::{
        AllegianceHouseAction, AllegianceLockAction, AllegianceOfficerLevel, ChessMoveResult,
        ContractStage, EndTradeReason, FellowUpdateType, FriendsUpdateType, HouseBitfield,
        HouseType, TradeSide,
    },
    sound::{EnvironChangeType, Sound},
    spell_category::SpellCategory,
    weenie_error::WeenieError,
};

/// Bits in the form that [`FlagWord`](codec_core::FlagWord) needs.
#[allow(clippy::as_conversions, reason = "a wider type; `From` is not const")]
pub(super) const fn wide(bits: u32) -> u64 {
    bits as u64
}

/// Declares flags that keep the bits they have no name for.
macro_rules! flags {
    ($(#[doc = $about:literal])* pub flags $name:ident: $repr:ident $(, empty $empty:ident)? {
        $($(#[doc = $docs:literal])* $flag:ident = $bits:literal,)*
    }) => {
        $(#[doc = $about])*
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($repr);

        // Not by `bitflags::bitflags!`, which goes over each flag several times and declares many more
        // functions: every user of the format would wait for the compiler to check them.
        impl ::bitflags::Flags for $name {
            const FLAGS: &'static [::bitflags::Flag<Self>] = &[
                $(::bitflags::Flag::new(stringify!($flag), Self($bits)),)*
                // All bits may be set, so that no operation drops one.
                ::bitflags::Flag::new("", Self(!0)),
            ];
            type Bits = $repr;

            #[inline]
            fn bits(&self) -> $repr {
                self.0
            }

            #[inline]
            fn from_bits_retain(bits: $repr) -> Self {
                Self(bits)
            }
        }

        impl $name {
            $(
                $(#[doc = $docs])*
                #[doc = ""]
                #[doc = concat!("Bits ", stringify!($bits), ".")]
                pub const $flag: Self = Self($bits);
            )*

            /// No bit.
            #[must_use]
            #[inline]
            pub const fn empty() -> Self {
                Self(0)
            }

            /// All bits, with or without a name.
            #[must_use]
            #[inline]
            pub const fn all() -> Self {
                Self(!0)
            }

            /// The bits as a number.
            #[must_use]
            #[inline]
            pub const fn bits(self) -> $repr {
                self.0
            }

            /// The flags with these bits.
            #[must_use]
            #[inline]
            pub const fn from_bits_retain(bits: $repr) -> Self {
                Self(bits)
            }

            /// Whether no bit is set.
            #[must_use]
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether a bit is set in both.
            #[must_use]
            #[inline]
            pub const fn intersects(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            /// Whether all bits of `other` are set.
            #[must_use]
            #[inline]
            pub const fn contains(self, other: Self) -> bool {
                self.0 & other.0 == other.0
            }

            /// The bits of both.
            #[must_use]
            #[inline]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// The bits without those of `other`.
            #[must_use]
            #[inline]
            pub const fn difference(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// Sets or clears the bits of `other`.
            #[inline]
            pub const fn set(&mut self, other: Self, on: bool) {
                *self = if on { self.union(other) } else { self.difference(other) };
            }
        }

        impl ::core::ops::BitOr for $name {
            type Output = Self;

            #[inline]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl ::core::ops::BitOrAssign for $name {
            #[inline]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl ::core::ops::BitAnd for $name {
            type Output = Self;

            #[inline]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl ::core::ops::Not for $name {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }

        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let names = $crate::asherons_call::enums::Names(self);
                f.debug_tuple(stringify!($name)).field(&names).finish()
            }
        }

        #[cfg(feature = "serde")]
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
                $crate::asherons_call::enums::serialize_flags(self, out)
            }
        }

        #[cfg(feature = "serde")]
        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(input: D) -> Result<Self, D::Error> {
                $crate::asherons_call::enums::deserialize_flags(input)
            }
        }

        impl $name {
            /// All bits that have a name, in the form that [`FlagWord`](codec_core::FlagWord) needs.
            pub const NAMED: u64 = 0 $(| $bits)*;

            $(
                /// No bit.
                pub const $empty: Self = Self::empty();
            )?
        }

        impl ::codec_core::Bits for $name {
            const EMPTY: Self = Self::empty();

            #[inline]
            fn any(self, mask: Self) -> bool {
                self.intersects(mask)
            }

            #[inline]
            fn with(self, mask: Self, on: bool) -> Self {
                match on {
                    true if self.intersects(mask) => self,
                    true => self.union(mask),
                    false => self.difference(mask),
                }
            }
        }

        impl ::codec_core::Word for $name {
            #[inline]
            fn without(self, bits: u64) -> Self {
                Self::from_bits_retain(::codec_core::Word::without(self.bits(), bits))
            }
        }

        impl ::codec_core::Layout<$crate::asherons_call::AsheronsCall> for $name {
            const SIZE: ::codec_core::Size = ::codec_core::Size::fixed(size_of::<$repr>());

            fn shape() -> ::codec_core::Shape {
                // The lines of a comment begin with a space each, and make one paragraph.
                const FLAGS: &[::codec_core::shape::FlagShape] =
                    &[$(::codec_core::shape::FlagShape::new(
                        stringify!($flag),
                        concat!($($docs),*).trim_ascii(),
                        $bits,
                    )),*];
                const SHAPE: &::codec_core::shape::FlagsShape =
                    &::codec_core::shape::FlagsShape::new(
                        stringify!($name),
                        concat!($($about),*).trim_ascii(),
                        <$repr as ::codec_core::Layout<$crate::asherons_call::AsheronsCall>>::shape,
                        FLAGS,
                    );
                ::codec_core::Shape::Flags(SHAPE)
            }
        }

        impl ::codec_core::Encode<$crate::asherons_call::AsheronsCall> for $name {
            #[inline]
            fn encode<S: ::codec_core::Sink>(
                &self,
                out: &mut ::codec_core::Writer<'_, $crate::asherons_call::AsheronsCall, S>,
            ) -> Result<(), ::codec_core::EncodeError> {
                self.bits().encode(out)
            }
        }

        impl<'de> ::codec_core::Decode<'de, $crate::asherons_call::AsheronsCall> for $name {
            #[inline]
            fn decode<P: ::codec_core::Probe>(
                input: &mut ::codec_core::Reader<'_, 'de, $crate::asherons_call::AsheronsCall, P>,
            ) -> Result<Self, ::codec_core::DecodeError> {
                let flags = input.value().map(Self::from_bits_retain)?;
                input.note(|| $crate::asherons_call::enums::note(&flags, u64::from(flags.bits())));
                Ok(flags)
            }
        }
    };
}

use flags;

/// The names of the bits that are set, for `Format::explain`.
fn note<T: Flags>(flags: &T, number: u64) -> codec_core::explain::Value {
    let names = flags.iter_names().map(|(name, _)| name).collect();
    codec_core::explain::Value::Flags { names, number }
}

#[cfg(feature = "serde")]
use self::serde_flags::{deserialize_flags, serialize_flags};

/// Prints the names of the bits that are set, and bits without a name as a number.
struct Names<'a, T>(&'a T);

impl<T: Flags<Bits: WriteHex>> fmt::Debug for Names<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("0x0") } else { to_writer(self.0, f) }
    }
}
