//! Sounds and effects.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::Sound};

/// `Effects_SoundEvent` (0xf750).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf750)]
pub struct SoundEvent {
    /// Object id.
    pub object_id: u32,
    /// Sound type.
    pub sound_type: Sound,
    /// Volume.
    pub volume: f32,
}

/// `Effects_PlayerTeleport` (0xf751).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf751)]
pub struct PlayerTeleport {
    /// Object teleport sequence.
    pub object_teleport_sequence: u16,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Effects_PlayScriptId` (0xf754).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf754)]
pub struct PlayScriptId {
    /// Object id.
    pub object_id: u32,
    /// Script id.
    pub script_id: u32,
}

/// `Effects_PlayScriptType` (0xf755).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf755)]
pub struct PlayScriptType {
    /// Object id.
    pub object_id: u32,
    /// Script type.
    pub script_type: i32,
    /// Speed.
    pub speed: f32,
}
