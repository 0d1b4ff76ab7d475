//! Numbers and bits with names.
//!
//! An enum has a variant for each number with a name and `Other` for the rest: every number of its
//! width can be decoded, and encodes to itself. It is `open`, so it converts to its number and back,
//! and `Other(1)` is equal to the variant of 1, which decoding gives.
//! [`SpellCategory`] and [`Command`] are longer than the lists here.
//!
//! Flags are types of the crate `bitflags`. All bits are kept, with or without a name.
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
#[cfg(feature = "serde")]
mod exact_flags;
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

        // With the struct inside, the macro would declare a second one with all its functions:
        // twice the code to compile.
        ::bitflags::bitflags! {
            impl $name: $repr {
                $(
                    $(#[doc = $docs])*
                    #[doc = ""]
                    #[doc = concat!("Bits ", stringify!($bits), ".")]
                    const $flag = $bits;
                )*
                // All bits may be set, so that no operation drops one.
                const _ = !0;
            }
        }

        impl ::core::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                let names = $crate::asherons_call::enums::Names(self);
                f.debug_tuple(stringify!($name)).field(&names).finish()
            }
        }

        #[cfg(feature = "serde")]
        impl ::codec_core::exact::Exact for $name {
            fn to_value(&self) -> ::codec_core::exact::Value {
                $crate::asherons_call::enums::flags_to_value(self)
            }

            fn from_value(
                value: ::codec_core::exact::Value,
            ) -> Result<Self, ::codec_core::exact::Error> {
                $crate::asherons_call::enums::flags_from_value(value)
            }
        }

        #[cfg(feature = "serde")]
        ::codec_core::serde_by_exact!($name);

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

            #[inline]
            fn shape() -> ::codec_core::Shape {
                // The lines of a comment begin with a space each, and make one paragraph. Unlike
                // constants with names, these are not evaluated until they are used.
                ::codec_core::Shape::Flags(const {
                    &::codec_core::shape::FlagsShape::new(
                        stringify!($name),
                        concat!($($about),*).trim_ascii(),
                        <$repr as ::codec_core::Layout<$crate::asherons_call::AsheronsCall>>::shape,
                        const {
                            &[$(::codec_core::shape::FlagShape::new(
                                stringify!($flag),
                                concat!($($docs),*).trim_ascii(),
                                $bits,
                            )),*]
                        },
                    )
                })
            }
        }

        impl ::codec_core::Encode<$crate::asherons_call::AsheronsCall> for $name {
            #[inline]
            fn encode(
                &self,
                out: &mut ::codec_core::Writer<'_, $crate::asherons_call::AsheronsCall>,
            ) -> Result<(), ::codec_core::EncodeError> {
                self.bits().encode(out)
            }
        }

        impl<'de> ::codec_core::Decode<'de, $crate::asherons_call::AsheronsCall> for $name {
            #[inline]
            fn decode(
                input: &mut ::codec_core::Reader<'_, 'de, $crate::asherons_call::AsheronsCall>,
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
use self::exact_flags::{flags_from_value, flags_to_value};

/// Prints the names of the bits that are set, and bits without a name as a number.
struct Names<'a, T>(&'a T);

impl<T: Flags<Bits: WriteHex>> fmt::Debug for Names<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() { f.write_str("0x0") } else { to_writer(self.0, f) }
    }
}
