//! Login and characters.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    messages::data::{
        AcBaseQualities, AcQualities, ContentProfile, InventoryPlacement, PlayerModule,
    },
};

/// `Login_PlayerDescription` (0x0013).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0013)]
pub struct PlayerDescription {
    /// Base qualities.
    pub base_qualities: AcBaseQualities,
    /// Qualities.
    pub qualities: AcQualities,
    /// Player module.
    pub player_module: PlayerModule,
    /// Content profile.
    pub content_profile: Vec<ContentProfile>,
    /// Inventory placement.
    pub inventory_placement: Vec<InventoryPlacement>,
}
