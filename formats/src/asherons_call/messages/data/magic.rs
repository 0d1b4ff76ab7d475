//! Spells and enchantments.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{EnchantmentRegistryFlags, EnchantmentTypeFlags, EquipmentSet, SpellCategory},
};

/// `LayeredSpellId`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct LayeredSpellId {
    /// Id.
    pub id: u16,
    /// Layer.
    pub layer: u16,
}

/// `SpellBookPage`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SpellBookPage {
    /// Casting likelihood.
    pub casting_likelihood: f32,
    /// Unknown and what is there with it.
    #[wire(when = casting_likelihood < 2.0)]
    pub unknown_part: Option<SpellBookPageUnknownPart>,
}

/// A part of [`SpellBookPage`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SpellBookPageUnknownPart {
    /// Unknown.
    pub unknown: i32,
    /// Casting likelihood2.
    pub casting_likelihood2: f32,
}

/// `StatMod`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct StatMod {
    /// Type.
    pub kind: EnchantmentTypeFlags,
    /// Key.
    pub key: u32,
    /// Value.
    pub value: f32,
}

/// `Enchantment`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Enchantment {
    /// Id.
    pub id: LayeredSpellId,
    /// Spell category.
    pub spell_category: SpellCategory,
    /// Has equipment set.
    pub has_equipment_set: u16,
    /// Power level.
    pub power_level: u32,
    /// Start time.
    pub start_time: f64,
    /// Duration.
    pub duration: f64,
    /// Caster id.
    pub caster_id: u32,
    /// Degrade modifier.
    pub degrade_modifier: f32,
    /// Degrade limit.
    pub degrade_limit: f32,
    /// Last time degraded.
    pub last_time_degraded: f64,
    /// Stat mod.
    pub stat_mod: StatMod,
    /// Equipment set.
    #[wire(when = has_equipment_set > 0)]
    pub equipment_set: Option<EquipmentSet>,
}

/// `EnchantmentRegistry`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EnchantmentRegistry {
    /// Flags.
    pub flags: EnchantmentRegistryFlags,
    /// Life spells.
    #[wire(bit = flags & EnchantmentRegistryFlags::LIFE_SPELLS)]
    pub life_spells: Option<Vec<Enchantment>>,
    /// Creature spells.
    #[wire(bit = flags & EnchantmentRegistryFlags::CREATURE_SPELLS)]
    pub creature_spells: Option<Vec<Enchantment>>,
    /// Cooldowns.
    #[wire(bit = flags & EnchantmentRegistryFlags::COOLDOWNS)]
    pub cooldowns: Option<Vec<Enchantment>>,
    /// Vitae.
    #[wire(bit = flags & EnchantmentRegistryFlags::VITAE)]
    pub vitae: Option<Enchantment>,
}
