//! The player's spell book, and enchantments on the player's character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    messages::data::{Enchantment, LayeredSpellId},
};

/// `Magic_RemoveSpell` (0x01a8): a spell is gone from the player's spell book.
#[doc(alias("Magic_RemoveSpell", "MagicRemoveSpell"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01a8)]
pub struct RemoveSpell {
    /// The spell.
    pub spell_id: LayeredSpellId,
}

/// `Magic_UpdateSpell` (0x02c1): the player has learned a spell.
#[doc(alias("Magic_UpdateSpell", "MagicUpdateSpell"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c1)]
pub struct UpdateSpell {
    /// The spell.
    pub spell_id: LayeredSpellId,
}

/// `Magic_UpdateEnchantment` (0x02c2): an enchantment on the player has begun or has been renewed.
#[doc(alias("Magic_UpdateEnchantment", "MagicUpdateEnchantment"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c2)]
pub struct UpdateEnchantment {
    /// The spell and what it does. One with the same spell and layer is replaced.
    pub enchantment: Enchantment,
}

/// `Magic_RemoveEnchantment` (0x02c3): an enchantment on the player has ended, and the client says
/// so.
#[doc(alias("Magic_RemoveEnchantment", "MagicRemoveEnchantment"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c3)]
pub struct RemoveEnchantment {
    /// The spell and the layer that has ended.
    pub spell_id: LayeredSpellId,
}

/// `Magic_UpdateMultipleEnchantments` (0x02c4): several enchantments on the player have begun or
/// have been renewed.
#[doc(alias("Magic_UpdateMultipleEnchantments", "MagicUpdateMultipleEnchantments"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c4)]
pub struct UpdateMultipleEnchantments {
    /// The spells and what they do. Those with the same spell and layer are replaced.
    pub enchantments: Vec<Enchantment>,
}

/// `Magic_RemoveMultipleEnchantments` (0x02c5): several enchantments on the player have ended, and
/// the client says so.
#[doc(alias("Magic_RemoveMultipleEnchantments", "MagicRemoveMultipleEnchantments"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c5)]
pub struct RemoveMultipleEnchantments {
    /// The spells and layers that have ended.
    pub enchantments: Vec<LayeredSpellId>,
}

/// `Magic_PurgeEnchantments` (0x02c6): all enchantments on the player have ended, such as by death;
/// the client says nothing.
#[doc(alias("Magic_PurgeEnchantments", "MagicPurgeEnchantments"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c6)]
pub struct PurgeEnchantments;

/// `Magic_DispelEnchantment` (0x02c7): an enchantment on the player is gone; the client says
/// nothing.
#[doc(alias("Magic_DispelEnchantment", "MagicDispelEnchantment"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c7)]
pub struct DispelEnchantment {
    /// The spell and the layer that is gone.
    pub spell_id: LayeredSpellId,
}

/// `Magic_DispelMultipleEnchantments` (0x02c8): several enchantments on the player are gone; the
/// client says nothing.
#[doc(alias("Magic_DispelMultipleEnchantments", "MagicDispelMultipleEnchantments"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c8)]
pub struct DispelMultipleEnchantments {
    /// The spells and layers that are gone.
    pub enchantments: Vec<LayeredSpellId>,
}

/// `Magic_PurgeBadEnchantments` (0x0312): all harmful enchantments on the player have ended.
#[doc(alias("Magic_PurgeBadEnchantments", "MagicPurgeBadEnchantments"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0312)]
pub struct PurgeBadEnchantments;
