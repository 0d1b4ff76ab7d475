//! Making, deleting and choosing characters.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{CharGenResponseType, CharacterErrorType, WeenieError},
    messages::object::ObjDesc,
};

/// `Character_ServerSaysAttemptFailed` (0x00a0): an item could not be moved as the player wanted.
///
/// Captures have it as an event of the same number.
#[doc(alias("Character_ServerSaysAttemptFailed", "InventoryServerSaveFailed"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a0)]
pub struct ServerSaysAttemptFailed {
    /// The item.
    pub object_id: u32,
    /// Why not.
    pub reason: WeenieError,
}

/// `Character_SetPlayerVisualDesc` (0xf630): what the player's own character looks like.
#[doc(alias = "Character_SetPlayerVisualDesc")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf630)]
pub struct SetPlayerVisualDesc {
    /// Its looks.
    pub object_description: ObjDesc,
}

/// `Character_CharGenVerificationResponse` (0xf643): whether a character has been made or restored.
#[doc(alias(
    "Character_CharGenVerificationResponse",
    "CharacterCreateResponse",
    "CharacterRestoreResponse"
))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf643)]
pub struct CharGenVerificationResponse {
    /// Whether it was, and if not, why.
    pub response_type: CharGenResponseType,
    /// The character, if there is one.
    #[wire(switch = response_type)]
    pub choice: CharGenVerificationResponseChoice,
}

/// What [`CharGenVerificationResponse`] holds, as its field `response_type` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum CharGenVerificationResponseChoice {
    /// The character has been made.
    #[wire(id = 0x1)]
    Ok {
        /// The character.
        character_id: u32,
        /// Its name.
        name: String,
        /// The seconds until the character is deleted for good, or 0 if it is not to be deleted.
        seconds_until_deletion: u32,
        /// Zeros up to a multiple of 4.
        #[wire(align = 4)]
        end: (),
    },
    /// Nothing, with all other values that are known.
    #[wire(id = [0x3, 0x4, 0x5, 0x6, 0x7])]
    Nothing,
}

/// `Character_CharacterDelete` (0xf655): a character is marked to be deleted.
#[doc(alias = "Character_CharacterDelete")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf655)]
pub struct CharacterDelete;

/// `Character_CharacterError` (0xf659): the player cannot do what was asked for on the screen of
/// the characters, or cannot log in.
#[doc(alias = "Character_CharacterError")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf659)]
pub struct CharacterError {
    /// Why not.
    pub reason: CharacterErrorType,
}
