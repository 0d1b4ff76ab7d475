//! Making and deleting characters, from the screen where one is chosen.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::data::CharGenResult};

/// `Character_CharacterDelete` (0xf655): the player deletes a character.
///
/// It is marked and can be restored for some time.
#[doc(alias = "Character_CharacterDelete")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf655)]
pub struct CharacterDelete {
    /// The player's account.
    pub account: String,
    /// The place of the character in the list, from 0.
    pub slot: i32,
}

/// `Character_SendCharGenResult` (0xf656): the player has made a new character.
///
/// The answer is
/// [`CharGenVerificationResponse`](crate::asherons_call::messages::server::character::CharGenVerificationResponse).
#[doc(alias("Character_SendCharGenResult", "CharacterCreate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf656)]
pub struct SendCharGenResult {
    /// The player's account.
    pub account: String,
    /// What the character is like.
    pub result: CharGenResult,
}
