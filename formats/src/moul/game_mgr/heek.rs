//! Heek, a game at a table.

use bytes::Bytes;
use codec_core::{
    Wire,
    text::{Fixed, Utf16Le},
};

use crate::moul::Moul;

/// What the client sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2Heek {
    /// Sits down at the table.
    PlayGame(PlayGame),
    /// `Cli2Srv_Heek_LeaveGame`: leaves the table.
    #[doc(alias = "Cli2Srv_Heek_LeaveGame")]
    #[wire(id = 4)]
    LeaveGame,
    /// Makes a choice.
    Choose(Choose),
    /// Tells that an animation ended.
    SeqFinished(SeqFinished),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the server sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Heek2Cli {
    /// Answers [`PlayGame`].
    PlayGame(PlayGameReply),
    /// `Srv2Cli_Heek_Goodbye`: confirms that the player left.
    #[doc(alias = "Srv2Cli_Heek_Goodbye")]
    #[wire(id = 5)]
    Goodbye,
    /// Greets a player.
    Welcome(Welcome),
    /// Tells that a seat is free.
    Drop(DropSeat),
    /// Shows a seat as it is.
    Setup(Setup),
    /// Switches a light.
    LightState(LightState),
    /// Switches the buttons.
    InterfaceState(InterfaceState),
    /// Drives the countdown.
    CountdownState(CountdownState),
    /// Tells how a round ended.
    WinLose(WinLose),
    /// Tells how the game ended.
    GameWin(GameWin),
    /// Tells the points.
    PointUpdate(PointUpdate),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `Cli2Srv_Heek_PlayGame`: sits down at the table.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3, name = "Cli2Srv_Heek_PlayGame")]
pub struct PlayGame {
    /// Seat at the table.
    pub position: u8,
    /// Points of the player.
    pub points: u32,
    /// Name of the player.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
}

/// `Cli2Srv_Heek_Choose`: makes a choice.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 5, name = "Cli2Srv_Heek_Choose")]
pub struct Choose {
    /// The choice.
    pub choice: u8,
}

/// `Cli2Srv_Heek_SeqFinished`: tells that an animation ended.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Cli2Srv_Heek_SeqFinished")]
pub struct SeqFinished {
    /// The animation.
    pub sequence: u8,
}

/// `Srv2Cli_Heek_PlayGame`: answers [`PlayGame`].
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Srv2Cli_Heek_PlayGame")]
pub struct PlayGameReply {
    /// Whether the player takes part.
    pub is_playing: bool,
    /// Whether there is nobody else.
    pub is_single_player: bool,
    /// Whether the buttons work.
    pub enable_buttons: bool,
}

/// `Srv2Cli_Heek_Welcome`: greets a player.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6, name = "Srv2Cli_Heek_Welcome")]
pub struct Welcome {
    /// Points of the player.
    pub points: u32,
    /// Rank of the player.
    pub rank: u32,
    /// Name of the player.
    #[wire(as = Fixed<256, Utf16Le>)]
    pub name: String,
}

/// `Srv2Cli_Heek_Drop`: tells that a seat is free.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7, name = "Srv2Cli_Heek_Drop")]
pub struct DropSeat {
    /// The seat.
    pub position: u8,
}

/// `Srv2Cli_Heek_Setup`: shows a seat as it is.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8, name = "Srv2Cli_Heek_Setup")]
pub struct Setup {
    /// The seat.
    pub position: u8,
    /// Whether its buttons are on.
    pub button_state: bool,
    /// Which of its lights are on.
    pub lights_on: [bool; 6],
}

/// `Srv2Cli_Heek_LightState`: switches a light.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 9, name = "Srv2Cli_Heek_LightState")]
pub struct LightState {
    /// The light.
    pub light: u8,
    /// What it does.
    pub state: u8,
}

/// `Srv2Cli_Heek_InterfaceState`: switches the buttons.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 10, name = "Srv2Cli_Heek_InterfaceState")]
pub struct InterfaceState {
    /// Whether they work.
    pub buttons_enabled: bool,
}

/// `Srv2Cli_Heek_CountdownState`: drives the countdown.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 11, name = "Srv2Cli_Heek_CountdownState")]
pub struct CountdownState {
    /// What it does.
    pub state: u8,
}

/// `Srv2Cli_Heek_WinLose`: tells how a round ended.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 12, name = "Srv2Cli_Heek_WinLose")]
pub struct WinLose {
    /// Whether the receiver won.
    pub win: bool,
    /// The choice that won.
    pub choice: u8,
}

/// `Srv2Cli_Heek_GameWin`: tells how the game ended.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 13, name = "Srv2Cli_Heek_GameWin")]
pub struct GameWin {
    /// The choice that won.
    pub choice: u8,
}

/// `Srv2Cli_Heek_PointUpdate`: tells the points.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 14, name = "Srv2Cli_Heek_PointUpdate")]
pub struct PointUpdate {
    /// Whether to show it.
    pub display_update: bool,
    /// Points of the player.
    pub points: u32,
    /// Rank of the player.
    pub rank: u32,
}
