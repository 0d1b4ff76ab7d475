//! The player's own character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{ConfirmationType, WeenieError},
};

/// `Character_StartBarber` (0x0075).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0075)]
pub struct StartBarber {
    /// Base palette.
    pub base_palette: u32,
    /// Head object.
    pub head_object: u32,
    /// Head texture.
    pub head_texture: u32,
    /// Default head texture.
    pub default_head_texture: u32,
    /// Eyes texture.
    pub eyes_texture: u32,
    /// Default eyes texture.
    pub default_eyes_texture: u32,
    /// Nose texture.
    pub nose_texture: u32,
    /// Default nose texture.
    pub default_nose_texture: u32,
    /// Mouth texture.
    pub mouth_texture: u32,
    /// Default mouth texture.
    pub default_mouth_texture: u32,
    /// Skin palette.
    pub skin_palette: u32,
    /// Hair palette.
    pub hair_palette: u32,
    /// Eyes palette.
    pub eyes_palette: u32,
    /// Setup id.
    pub setup_id: u32,
    /// Option1.
    pub option1: i32,
    /// Option2.
    pub option2: i32,
}

/// `Character_ServerSaysAttemptFailed` (0x00a0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a0)]
pub struct ServerSaysAttemptFailed {
    /// Object id.
    pub object_id: u32,
    /// Reason.
    pub reason: WeenieError,
}

/// `Character_QueryAgeResponse` (0x01c3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c3)]
pub struct QueryAgeResponse {
    /// Target name.
    pub target_name: String,
    /// Age.
    pub age: String,
}

/// `Character_ReturnPing` (0x01ea).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01ea)]
pub struct ReturnPing;

/// `Character_ConfirmationRequest` (0x0274).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0274)]
pub struct ConfirmationRequest {
    /// Confirmation type.
    pub confirmation_type: ConfirmationType,
    /// Context id.
    pub context_id: u32,
    /// Text.
    pub text: String,
}

/// `Character_ConfirmationDone` (0x0276).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0276)]
pub struct ConfirmationDone {
    /// Confirmation type.
    pub confirmation_type: ConfirmationType,
    /// Context id.
    pub context_id: u32,
}
