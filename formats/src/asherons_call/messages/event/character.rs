//! The player's own character: the barber, failed moves of items, questions to the player.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{ConfirmationType, WeenieError},
};

/// `Character_StartBarber` (0x0075): the player sits down at the barber's, and the client shows the
/// window to choose a face.
///
/// It has the present looks of the character. All ids are those of data files. The answer is
/// [`FinishBarber`](crate::asherons_call::messages::action::character::FinishBarber), which has the
/// same fields.
#[doc(alias = "Character_StartBarber")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0075)]
pub struct StartBarber {
    /// The palette of the body.
    pub base_palette: u32,
    /// The model of the head, which is that of the hair style.
    pub head_object: u32,
    /// The texture of the head or hair.
    pub head_texture: u32,
    /// The texture of the model that it replaces.
    pub default_head_texture: u32,
    /// The texture of the eyes.
    pub eyes_texture: u32,
    /// The texture of the model that it replaces.
    pub default_eyes_texture: u32,
    /// The texture of the nose.
    pub nose_texture: u32,
    /// The texture of the model that it replaces.
    pub default_nose_texture: u32,
    /// The texture of the mouth.
    pub mouth_texture: u32,
    /// The texture of the model that it replaces.
    pub default_mouth_texture: u32,
    /// The palette of the skin.
    pub skin_palette: u32,
    /// The palette of the hair.
    pub hair_palette: u32,
    /// The palette of the eyes.
    pub eyes_palette: u32,
    /// The model of the body.
    pub setup_id: u32,
    /// A special look that some heritages can switch on, such as floating or a burning head.
    pub option1: i32,
    /// Meaning unknown; clients seem not to use it.
    pub option2: i32,
}

/// `Character_ServerSaysAttemptFailed` (0x00a0): an item could not be moved as the player wanted.
///
/// The client, which has moved it on the screen already, puts it back.
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

/// `Character_QueryAgeResponse` (0x01c3): for how long a character has been played, as the answer
/// to the command `/age`.
#[doc(alias = "Character_QueryAgeResponse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c3)]
pub struct QueryAgeResponse {
    /// The character's name; empty for the player's own.
    pub target_name: String,
    /// The time in words, such as `1mo 1d 1h 1m 1s`.
    pub age: String,
}

/// `Character_ReturnPing` (0x01ea): a sign of life, as the answer to
/// [`RequestPing`](crate::asherons_call::messages::action::character::RequestPing).
#[doc(alias("Character_ReturnPing", "PingResponse"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01ea)]
pub struct ReturnPing;

/// `Character_ConfirmationRequest` (0x0274): the server asks the player something that can be
/// answered with yes or no.
///
/// The answer is
/// [`ConfirmationResponse`](crate::asherons_call::messages::action::character::ConfirmationResponse).
#[doc(alias("Character_ConfirmationRequest", "CharacterConfirmationRequest"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0274)]
pub struct ConfirmationRequest {
    /// What the question is about, such as an invitation to a fellowship.
    pub confirmation_type: ConfirmationType,
    /// The number of the question, which the answer repeats.
    pub context_id: u32,
    /// The question, or a name in it.
    pub text: String,
}

/// `Character_ConfirmationDone` (0x0276): a question is settled, and the client closes its window.
#[doc(alias("Character_ConfirmationDone", "CharacterConfirmationDone"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0276)]
pub struct ConfirmationDone {
    /// What the question was about.
    pub confirmation_type: ConfirmationType,
    /// The number of the question.
    pub context_id: u32,
}
