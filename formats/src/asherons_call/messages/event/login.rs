//! Everything about the player's own character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    messages::data::{
        AcBaseQualities, AcQualities, ContentProfile, InventoryPlacement, PlayerModule,
    },
};

/// `Login_PlayerDescription` (0x0013): everything about the player's own character, once after the
/// login.
#[doc(alias = "Login_PlayerDescription")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0013)]
pub struct PlayerDescription {
    /// Its properties.
    pub base_qualities: AcBaseQualities,
    /// Its attributes, skills, spells and enchantments.
    pub qualities: AcQualities,
    /// Its settings.
    pub player_module: PlayerModule,
    /// What is in its main pack. The objects themselves come as
    /// [`CreateObject`](crate::asherons_call::messages::server::item::CreateObject).
    pub content_profile: Vec<ContentProfile>,
    /// What it wears and wields.
    pub inventory_placement: Vec<InventoryPlacement>,
}
