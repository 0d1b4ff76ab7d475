//! Login and characters.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, Trailing, messages::data::CharacterIdentity};

/// `Login_AwaitingSubscriptionExpiration` (0xf651).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf651)]
pub struct AwaitingSubscriptionExpiration {
    /// Seconds remaining.
    pub seconds_remaining: u32,
}

/// `Login_LogOffCharacter` (0xf653).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf653)]
pub struct LogOffCharacter;

/// `Login_LoginCharacterSet` (0xf658).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf658)]
pub struct LoginCharacterSet {
    /// Status.
    pub status: u32,
    /// Characters.
    pub characters: Vec<CharacterIdentity>,
    /// Deleted characters.
    pub deleted_characters: Vec<CharacterIdentity>,
    /// Num allowed characters.
    pub num_allowed_characters: u32,
    /// Account.
    pub account: String,
    /// Use turbine chat.
    #[wire(as = Bool32)]
    pub use_turbine_chat: bool,
    /// Has throneof destiny.
    #[wire(as = Bool32)]
    pub has_throneof_destiny: bool,
}

/// `Login_CreatePlayer` (0xf746).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf746)]
pub struct CreatePlayer {
    /// Character id.
    pub character_id: u32,
}

/// `Login_AccountBanned` (0xf7c1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7c1)]
pub struct AccountBanned {
    /// Banned until.
    pub banned_until: u32,
    /// Text.
    pub text: Trailing<String>,
}

/// `Login_AccountBooted` (0xf7dc).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7dc)]
pub struct AccountBooted {
    /// Additional reason text.
    pub additional_reason_text: Trailing<String>,
    /// Reason text.
    pub reason_text: Trailing<String>,
}

/// `Login_EnterGame_ServerReady` (0xf7df).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7df)]
pub struct EnterGameServerReady;

/// `Login_WorldInfo` (0xf7e1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf7e1)]
pub struct WorldInfo {
    /// Connections.
    pub connections: u32,
    /// Max connections.
    pub max_connections: u32,
    /// World name.
    pub world_name: String,
}
