//! Deaths of players.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Combat_HandlePlayerDeathEvent` (0x019e): a player has died nearby.
#[doc(alias("Combat_HandlePlayerDeathEvent", "PlayerKilled"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x019e)]
pub struct HandlePlayerDeathEvent {
    /// How the player died, in words.
    pub message: String,
    /// Who has died.
    pub killed_id: u32,
    /// Who has killed; the same if the player has.
    pub killer_id: u32,
}
