//! Marker games: places to find.

use bytes::Bytes;
use codec_core::{
    Wire,
    text::{Fixed, Utf16Le},
};

use crate::moul::Moul;

/// What the client sends.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2Marker {
    /// `Cli2Srv_Marker_StartGame`: begins or goes on.
    #[doc(alias = "Cli2Srv_Marker_StartGame")]
    #[wire(id = 3)]
    StartGame,
    /// `Cli2Srv_Marker_PauseGame`: pauses.
    #[doc(alias = "Cli2Srv_Marker_PauseGame")]
    #[wire(id = 4)]
    PauseGame,
    /// `Cli2Srv_Marker_ResetGame`: begins anew.
    #[doc(alias = "Cli2Srv_Marker_ResetGame")]
    #[wire(id = 5)]
    ResetGame,
    /// Renames the game.
    ChangeGameName(ChangeGameName),
    /// Changes the time that the game takes.
    ChangeTimeLimit(ChangeTimeLimit),
    /// `Cli2Srv_Marker_DeleteGame`: deletes the game.
    #[doc(alias = "Cli2Srv_Marker_DeleteGame")]
    #[wire(id = 8)]
    DeleteGame,
    /// Adds a marker.
    AddMarker(AddMarker),
    /// Removes a marker.
    DeleteMarker(DeleteMarker),
    /// Renames a marker.
    ChangeMarkerName(ChangeMarkerName),
    /// Takes a marker.
    CaptureMarker(CaptureMarker),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the server sends.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Marker2Cli {
    /// Tells where the game is kept.
    TemplateCreated(TemplateCreated),
    /// Puts the player into a team.
    TeamAssigned(TeamAssigned),
    /// Tells the kind of game.
    GameType(GameType),
    /// `Srv2Cli_Marker_GameStarted`: tells that the game runs.
    #[doc(alias = "Srv2Cli_Marker_GameStarted")]
    #[wire(id = 7)]
    GameStarted,
    /// Tells that the game pauses.
    GamePaused(GamePaused),
    /// `Srv2Cli_Marker_GameReset`: tells that the game begins anew.
    #[doc(alias = "Srv2Cli_Marker_GameReset")]
    #[wire(id = 9)]
    GameReset,
    /// `Srv2Cli_Marker_GameOver`: tells that the game ended.
    #[doc(alias = "Srv2Cli_Marker_GameOver")]
    #[wire(id = 10)]
    GameOver,
    /// Tells the name of the game.
    GameNameChanged(GameNameChanged),
    /// Tells how much time the game takes.
    TimeLimitChanged(TimeLimitChanged),
    /// Tells whether the game is deleted.
    GameDeleted(GameDeleted),
    /// Tells of a marker.
    MarkerAdded(MarkerAdded),
    /// Tells that a marker is gone.
    MarkerDeleted(MarkerDeleted),
    /// Tells what a marker says.
    MarkerNameChanged(MarkerNameChanged),
    /// Tells who took a marker.
    MarkerCaptured(MarkerCaptured),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `Cli2Srv_Marker_ChangeGameName`: renames the game.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Cli2Srv_Marker_ChangeGameName")]
pub struct ChangeGameName {
    /// The new name.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub game_name: String,
}

/// `Cli2Srv_Marker_ChangeTimeLimit`: changes the time that the game takes.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7, name = "Cli2Srv_Marker_ChangeTimeLimit")]
pub struct ChangeTimeLimit {
    /// The time.
    pub time_limit: u32,
}

/// `Cli2Srv_Marker_AddMarker`: adds a marker.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 9, name = "Cli2Srv_Marker_AddMarker")]
pub struct AddMarker {
    /// First coordinate.
    pub x: f64,
    /// Second coordinate.
    pub y: f64,
    /// Third coordinate.
    pub z: f64,
    /// What it says.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// File name of the age it is in.
    #[wire(as = Fixed<80, Utf16Le>)]
    pub age: String,
}

/// `Cli2Srv_Marker_DeleteMarker`: removes a marker.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 10, name = "Cli2Srv_Marker_DeleteMarker")]
pub struct DeleteMarker {
    /// The marker.
    pub marker_id: u32,
}

/// `Cli2Srv_Marker_ChangeMarkerName`: renames a marker.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 11, name = "Cli2Srv_Marker_ChangeMarkerName")]
pub struct ChangeMarkerName {
    /// The marker.
    pub marker_id: u32,
    /// What it says.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub marker_name: String,
}

/// `Cli2Srv_Marker_CaptureMarker`: takes a marker.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 12, name = "Cli2Srv_Marker_CaptureMarker")]
pub struct CaptureMarker {
    /// The marker.
    pub marker_id: u32,
}

/// `Srv2Cli_Marker_TemplateCreated`: tells where the game is kept.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Srv2Cli_Marker_TemplateCreated")]
pub struct TemplateCreated {
    /// The template.
    #[wire(as = Fixed<80, Utf16Le>)]
    pub template_id: String,
}

/// `Srv2Cli_Marker_TeamAssigned`: puts the player into a team.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 5, name = "Srv2Cli_Marker_TeamAssigned")]
pub struct TeamAssigned {
    /// The team.
    pub team: u8,
}

/// `Srv2Cli_Marker_GameType`: tells the kind of game.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Srv2Cli_Marker_GameType")]
pub struct GameType {
    /// The kind.
    pub game_type: u8,
}

/// `Srv2Cli_Marker_GamePaused`: tells that the game pauses.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8, name = "Srv2Cli_Marker_GamePaused")]
pub struct GamePaused {
    /// The time.
    pub time_left: u32,
}

/// `Srv2Cli_Marker_GameNameChanged`: tells the name of the game.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 11, name = "Srv2Cli_Marker_GameNameChanged")]
pub struct GameNameChanged {
    /// The name.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub new_name: String,
}

/// `Srv2Cli_Marker_TimeLimitChanged`: tells how much time the game takes.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 12, name = "Srv2Cli_Marker_TimeLimitChanged")]
pub struct TimeLimitChanged {
    /// The time.
    pub new_time_limit: u32,
}

/// `Srv2Cli_Marker_GameDeleted`: tells whether the game is deleted.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 13, name = "Srv2Cli_Marker_GameDeleted")]
pub struct GameDeleted {
    /// Whether it is not.
    pub failed: bool,
}

/// `Srv2Cli_Marker_MarkerAdded`: tells of a marker.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 14, name = "Srv2Cli_Marker_MarkerAdded")]
pub struct MarkerAdded {
    /// First coordinate.
    pub x: f64,
    /// Second coordinate.
    pub y: f64,
    /// Third coordinate.
    pub z: f64,
    /// The marker.
    pub marker_id: u32,
    /// What it says.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// File name of the age it is in.
    #[wire(as = Fixed<80, Utf16Le>)]
    pub age: String,
}

/// `Srv2Cli_Marker_MarkerDeleted`: tells that a marker is gone.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 15, name = "Srv2Cli_Marker_MarkerDeleted")]
pub struct MarkerDeleted {
    /// The marker.
    pub marker_id: u32,
}

/// `Srv2Cli_Marker_MarkerNameChanged`: tells what a marker says.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 16, name = "Srv2Cli_Marker_MarkerNameChanged")]
pub struct MarkerNameChanged {
    /// The marker.
    pub marker_id: u32,
    /// What it says.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub new_name: String,
}

/// `Srv2Cli_Marker_MarkerCaptured`: tells who took a marker.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 17, name = "Srv2Cli_Marker_MarkerCaptured")]
pub struct MarkerCaptured {
    /// The marker.
    pub marker_id: u32,
    /// The team.
    pub team: u8,
}
/// What [`CreateGame`](super::CreateGame) says of a marker game: 677 bytes.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct CreateData {
    /// The kind of game.
    pub game_type: u8,
    /// Name of the game.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
    /// The time that the game takes.
    pub time_limit: u32,
    /// The template of a game that was kept, or nothing.
    #[wire(as = Fixed<80, Utf16Le>)]
    pub template_id: String,
}
