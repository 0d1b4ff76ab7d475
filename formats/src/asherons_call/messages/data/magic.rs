//! Spells and enchantments.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

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
    /// Type (`EnchantmentTypeFlags`).
    pub kind: u32,
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
    /// Spell category (`SpellCategory`).
    pub spell_category: u16,
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
    /// Equipment set (`EquipmentSet`).
    #[wire(when = has_equipment_set > 0)]
    pub equipment_set: Option<u32>,
}

/// `EnchantmentRegistry`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EnchantmentRegistry {
    /// Flags (`EnchantmentRegistryFlags`).
    pub flags: u32,
    /// Life spells.
    #[wire(bit = flags & 0x1)]
    pub life_spells: Option<Vec<Enchantment>>,
    /// Creature spells.
    #[wire(bit = flags & 0x2)]
    pub creature_spells: Option<Vec<Enchantment>>,
    /// Cooldowns.
    #[wire(bit = flags & 0x8)]
    pub cooldowns: Option<Vec<Enchantment>>,
    /// Vitae.
    #[wire(bit = flags & 0x4)]
    pub vitae: Option<Enchantment>,
}
