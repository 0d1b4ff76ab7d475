//! Logging in, entering the world and leaving it.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, Trailing, messages::data::CharacterIdentity};

/// `Login_AwaitingSubscriptionExpiration` (0xf651): the player's subscription will end soon.
#[doc(alias = "Login_AwaitingSubscriptionExpiration")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf651)]
pub struct AwaitingSubscriptionExpiration {
    /// The seconds until it ends.
    pub seconds_remaining: u32,
}

/// `Login_LogOffCharacter` (0xf653): the player has left the world; the client shows the list of
/// characters.
#[doc(alias("Login_LogOffCharacter", "CharacterLogOff"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf653)]
pub struct LogOffCharacter;

/// `Login_LoginCharacterSet` (0xf658): the characters of the player's account, after the login.
#[doc(alias("Login_LoginCharacterSet", "CharacterList"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf658)]
pub struct LoginCharacterSet {
    /// Meaning unknown; servers write 0.
    pub status: u32,
    /// The characters to choose from.
    pub characters: Vec<CharacterIdentity>,
    /// Characters that have been deleted.
    pub deleted_characters: Vec<CharacterIdentity>,
    /// How many characters the account may have.
    pub num_allowed_characters: u32,
    /// The name of the account.
    pub account: String,
    /// Whether there are chat rooms.
    #[wire(as = Bool32)]
    pub use_turbine_chat: bool,
    /// Whether the account may play what came with the expansion Throne of Destiny.
    #[wire(as = Bool32)]
    pub has_throneof_destiny: bool,
}

/// `Login_CreatePlayer` (0xf746): which of the objects that follow is the player's own character.
#[doc(alias("Login_CreatePlayer", "PlayerCreate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf746)]
pub struct CreatePlayer {
    /// The character.
    pub character_id: u32,
}

/// `Login_AccountBanned` (0xf7c1): the account may not log in.
#[doc(alias = "Login_AccountBanned")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7c1)]
pub struct AccountBanned {
    /// When the ban ends, 0 for never. One server writes the seconds that are left.
    pub banned_until: u32,
    /// Why; some servers leave it out.
    pub text: Trailing<String>,
}

/// `Login_AccountBooted` (0xf7dc): the player is thrown out.
#[doc(alias("Login_AccountBooted", "AccountBoot"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7dc)]
pub struct AccountBooted {
    /// More words about the reason; some servers leave it out.
    pub additional_reason_text: Trailing<String>,
    /// The reason; some servers leave it out.
    pub reason_text: Trailing<String>,
}

/// `Login_EnterGame_ServerReady` (0xf7df): the server is ready for the player to enter the world.
///
/// It answers
/// [`SendEnterWorldRequest`](crate::asherons_call::messages::client::login::SendEnterWorldRequest).
/// The client then names the character with
/// [`SendEnterWorld`](crate::asherons_call::messages::client::login::SendEnterWorld).
#[doc(alias("Login_EnterGame_ServerReady", "CharacterEnterWorldServerReady"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7df)]
pub struct EnterGameServerReady;

/// `Login_WorldInfo` (0xf7e1): the name of the world, after the login.
#[doc(alias("Login_WorldInfo", "ServerName"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7e1)]
pub struct WorldInfo {
    /// How many players are there.
    pub connections: u32,
    /// How many players may be there.
    pub max_connections: u32,
    /// The name.
    pub world_name: String,
}
