//! Spells and enchantments.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{EnchantmentRegistryFlags, EnchantmentTypeFlags, EquipmentSet, SpellCategory},
};
use codec_core::FlagWord;

/// `LayeredSpellId`: a spell, and which of several enchantments by it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct LayeredSpellId {
    /// The number of the spell in the data files.
    pub id: u16,
    /// Counts enchantments by the same spell on one object, from 1; 0 where no enchantment is
    /// meant.
    pub layer: u16,
}

/// `SpellBookPage`: a spell that a character knows.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SpellBookPage {
    /// A number from early versions of the game, plus 2; servers write 2.
    pub casting_likelihood: f32,
    /// An older form of the number; there if the number is below 2.
    #[wire(when = casting_likelihood < 2.0)]
    pub unknown_part: Option<SpellBookPageUnknownPart>,
}

/// A part of [`SpellBookPage`]: an older form.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SpellBookPageUnknownPart {
    /// Meaning unknown; clients skip it.
    pub unknown: i32,
    /// The number, which replaces the other one.
    pub casting_likelihood2: f32,
}

/// `StatMod`: what an enchantment changes.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct StatMod {
    /// What [`key`](Self::key) is a number of, and how [`value`](Self::value) is used.
    pub kind: EnchantmentTypeFlags,
    /// The attribute, vital, skill or property that changes.
    pub key: u32,
    /// What is added or multiplied with.
    pub value: f32,
}

/// `Enchantment`: a spell that is in effect.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Enchantment {
    /// The spell and its layer.
    pub id: LayeredSpellId,
    /// The family of spells it belongs to; of one family only the strongest counts.
    pub spell_category: SpellCategory,
    /// Not 0 if [`equipment_set`](Self::equipment_set) is there. Encoding checks it.
    pub has_equipment_set: u16,
    /// How powerful it is, which decides which one of a family counts.
    pub power_level: u32,
    /// For how long it has been in effect, in seconds; one server counts from 0 down.
    pub start_time: f64,
    /// For how long it lasts in all, in seconds; -1 as long as the item that casts it is worn.
    pub duration: f64,
    /// The creature or item that has cast it.
    pub caster_id: u32,
    /// A number of the spell in the data files; meaning unknown.
    pub degrade_modifier: f32,
    /// A number of the spell in the data files; meaning unknown.
    pub degrade_limit: f32,
    /// Meaning unknown; one server writes 0.
    pub last_time_degraded: f64,
    /// What it changes.
    pub stat_mod: StatMod,
    /// The set of armor that it comes from, or 0.
    #[wire(when = has_equipment_set > 0)]
    pub equipment_set: Option<EquipmentSet>,
}

/// `EnchantmentRegistry`: the spells that are in effect on a character.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct EnchantmentRegistry {
    /// Which lists are there; encoding sets the bits from the lists.
    pub flags: FlagWord<EnchantmentRegistryFlags, { EnchantmentRegistryFlags::NAMED }>,
    /// Enchantments that multiply, which the protocol calls life spells.
    #[wire(bit = flags & FlagWord::new(EnchantmentRegistryFlags::LIFE_SPELLS))]
    pub life_spells: Option<Vec<Enchantment>>,
    /// Enchantments that add, which the protocol calls creature spells.
    #[wire(bit = flags & FlagWord::new(EnchantmentRegistryFlags::CREATURE_SPELLS))]
    pub creature_spells: Option<Vec<Enchantment>>,
    /// Items that cannot be used again for a while.
    #[wire(bit = flags & FlagWord::new(EnchantmentRegistryFlags::COOLDOWNS))]
    pub cooldowns: Option<Vec<Enchantment>>,
    /// The penalty for having died.
    #[wire(bit = flags & FlagWord::new(EnchantmentRegistryFlags::VITAE))]
    pub vitae: Option<Enchantment>,
}
