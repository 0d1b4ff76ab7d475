//! Questions about objects.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Item_Appraise` (0x00c8): the player examines a creature or an item.
///
/// The answer is [`SetAppraiseInfo`](crate::asherons_call::messages::event::item::SetAppraiseInfo).
#[doc(alias("Item_Appraise", "IdentifyObject"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00c8)]
pub struct Appraise {
    /// What to examine.
    pub object_id: u32,
}

/// `Item_QueryItemMana` (0x0263): the player selects an item and wants to see how much mana is left
/// in it.
///
/// The answer is
/// [`QueryItemManaResponse`](crate::asherons_call::messages::event::item::QueryItemManaResponse).
#[doc(alias = "Item_QueryItemMana")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0263)]
pub struct QueryItemMana {
    /// The item, or 0 for no item any more.
    pub object_id: u32,
}
