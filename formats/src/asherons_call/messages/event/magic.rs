//! Spells and enchantments.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    messages::data::{Enchantment, LayeredSpellId},
};

/// `Magic_RemoveSpell` (0x01a8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01a8)]
pub struct RemoveSpell {
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `Magic_UpdateSpell` (0x02c1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c1)]
pub struct UpdateSpell {
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `Magic_UpdateEnchantment` (0x02c2).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c2)]
pub struct UpdateEnchantment {
    /// Enchantment.
    pub enchantment: Enchantment,
}

/// `Magic_RemoveEnchantment` (0x02c3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c3)]
pub struct RemoveEnchantment {
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `Magic_UpdateMultipleEnchantments` (0x02c4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c4)]
pub struct UpdateMultipleEnchantments {
    /// Enchantments.
    pub enchantments: Vec<Enchantment>,
}

/// `Magic_RemoveMultipleEnchantments` (0x02c5).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c5)]
pub struct RemoveMultipleEnchantments {
    /// Enchantments.
    pub enchantments: Vec<LayeredSpellId>,
}

/// `Magic_PurgeEnchantments` (0x02c6).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c6)]
pub struct PurgeEnchantments;

/// `Magic_DispelEnchantment` (0x02c7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c7)]
pub struct DispelEnchantment {
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `Magic_DispelMultipleEnchantments` (0x02c8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c8)]
pub struct DispelMultipleEnchantments {
    /// Enchantments.
    pub enchantments: Vec<LayeredSpellId>,
}

/// `Magic_PurgeBadEnchantments` (0x0312).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0312)]
pub struct PurgeBadEnchantments;
