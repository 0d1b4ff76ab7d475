//! Friends and titles.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Social_SendFriendsCommand` (0xf7cd).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7cd)]
pub struct SendFriendsCommand {
    /// Command.
    pub command: u32,
    /// Player.
    pub player: String,
}
