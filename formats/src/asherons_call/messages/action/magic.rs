//! Casting and forgetting spells.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::LayeredSpellId};

/// `Magic_CastUntargetedSpell` (0x0048): the player casts a spell that needs no target.
#[doc(alias = "Magic_CastUntargetedSpell")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0048)]
pub struct CastUntargetedSpell {
    /// The spell.
    pub spell_id: LayeredSpellId,
}

/// `Magic_CastTargetedSpell` (0x004a): the player casts a spell on someone or something.
#[doc(alias = "Magic_CastTargetedSpell")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x004a)]
pub struct CastTargetedSpell {
    /// The target.
    pub object_id: u32,
    /// The spell.
    pub spell_id: LayeredSpellId,
}

/// `Magic_RemoveSpell` (0x01a8): the player deletes a spell from the spell book.
#[doc(alias("Magic_RemoveSpell", "RemoveSpellC2S"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01a8)]
pub struct RemoveSpell {
    /// The spell.
    pub spell_id: LayeredSpellId,
}
