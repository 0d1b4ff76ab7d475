//! Entering and leaving the world.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Trailing};

/// `Login_LogOffCharacter` (0xf653): the player leaves the world and goes back to the list of
/// characters.
#[doc(alias("Login_LogOffCharacter", "CharacterLogOff"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf653)]
pub struct LogOffCharacter {
    /// The character. The original client sends it, others leave it out.
    pub character_id: Trailing<u32>,
}

/// `Login_SendEnterWorld` (0xf657): the player enters the world with a character.
///
/// It follows the server's
/// [`EnterGameServerReady`](crate::asherons_call::messages::server::login::EnterGameServerReady).
#[doc(alias("Login_SendEnterWorld", "CharacterEnterWorld"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf657)]
pub struct SendEnterWorld {
    /// The character.
    pub character_id: u32,
    /// The player's account.
    pub account: String,
}

/// `Login_SendEnterWorldRequest` (0xf7c8): the player has pressed the button to enter the world.
///
/// The character is not named yet. The answer is
/// [`EnterGameServerReady`](crate::asherons_call::messages::server::login::EnterGameServerReady).
#[doc(alias("Login_SendEnterWorldRequest", "CharacterEnterWorldRequest"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf7c8)]
pub struct SendEnterWorldRequest;
