//! Sounds, effects and teleports.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::Sound};

/// `Effects_SoundEvent` (0xf750): an object makes a sound.
#[doc(alias("Effects_SoundEvent", "Sound"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf750)]
pub struct SoundEvent {
    /// The object.
    pub object_id: u32,
    /// The sound, by its name in the object's table of sounds.
    pub sound_type: Sound,
    /// How loud, from 0 to 1.
    pub volume: f32,
}

/// `Effects_PlayerTeleport` (0xf751): the player's character is being teleported, and the client
/// shows the tunnel.
///
/// When it has loaded the surroundings, the client answers with
/// [`LoginCompleteNotification`](crate::asherons_call::messages::action::character::LoginCompleteNotification).
#[doc(alias = "Effects_PlayerTeleport")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf751)]
pub struct PlayerTeleport {
    /// How often the character has been teleported. The client repeats it with its movements.
    pub object_teleport_sequence: u16,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `Effects_PlayScriptId` (0xf754): an object plays an effect, by the id of the effect's file.
#[doc(alias = "Effects_PlayScriptId")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf754)]
pub struct PlayScriptId {
    /// The object.
    pub object_id: u32,
    /// The id of the effect in the data files.
    pub script_id: u32,
}

/// `Effects_PlayScriptType` (0xf755): an object plays an effect, by its number in the object's
/// table of effects.
#[doc(alias("Effects_PlayScriptType", "PlayEffect"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf755)]
pub struct PlayScriptType {
    /// The object.
    pub object_id: u32,
    /// The number of the effect.
    pub script_type: i32,
    /// How fast the effect is played; 1 is as usual.
    pub speed: f32,
}
