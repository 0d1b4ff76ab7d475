//! The player's own character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{CharGenResponseType, CharacterErrorType, WeenieError},
    messages::object::ObjDesc,
};

/// `Character_ServerSaysAttemptFailed` (0x00a0).
///
/// Captures have it as an event of the same number.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a0)]
pub struct ServerSaysAttemptFailed {
    /// Object id.
    pub object_id: u32,
    /// Reason.
    pub reason: WeenieError,
}

/// `Character_SetPlayerVisualDesc` (0xf630).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf630)]
pub struct SetPlayerVisualDesc {
    /// Object description.
    pub object_description: ObjDesc,
}

/// `Character_CharGenVerificationResponse` (0xf643).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf643)]
pub struct CharGenVerificationResponse {
    /// Response type.
    pub response_type: CharGenResponseType,
    /// What `response_type` asks for.
    #[wire(switch = response_type)]
    pub choice: CharGenVerificationResponseChoice,
}

/// What [`CharGenVerificationResponse`] holds, as its field `response_type` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum CharGenVerificationResponseChoice {
    /// With `Ok`.
    #[wire(id = 0x1)]
    Ok {
        /// Character id.
        character_id: u32,
        /// Name.
        name: String,
        /// Seconds until deletion.
        seconds_until_deletion: u32,
        /// Zeros up to a multiple of 4.
        #[wire(align = 4)]
        end: (),
    },
    /// Nothing, with all other values that are known.
    #[wire(id = [0x3, 0x4, 0x5, 0x6, 0x7])]
    Nothing,
}

/// `Character_CharacterDelete` (0xf655).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf655)]
pub struct CharacterDelete;

/// `Character_CharacterError` (0xf659).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf659)]
pub struct CharacterError {
    /// Reason.
    pub reason: CharacterErrorType,
}
