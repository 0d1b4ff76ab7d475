//! Spells and enchantments.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::LayeredSpellId};

/// `Magic_CastUntargetedSpell` (0x0048).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0048)]
pub struct CastUntargetedSpell {
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `Magic_CastTargetedSpell` (0x004a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x004a)]
pub struct CastTargetedSpell {
    /// Object id.
    pub object_id: u32,
    /// Spell id.
    pub spell_id: LayeredSpellId,
}

/// `Magic_RemoveSpell` (0x01a8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01a8)]
pub struct RemoveSpell {
    /// Spell id.
    pub spell_id: LayeredSpellId,
}
