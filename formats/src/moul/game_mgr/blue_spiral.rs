//! The blue spiral: cloths in the right order.

use bytes::Bytes;
use codec_core::Wire;

use crate::moul::Moul;

/// What the client sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum Cli2BlueSpiral {
    /// `Cli2Srv_BlueSpiral_StartGame`: begins.
    #[doc(alias = "Cli2Srv_BlueSpiral_StartGame")]
    #[wire(id = 3)]
    StartGame,
    /// Touches a cloth.
    HitCloth(HitCloth),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// What the server sends.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u32)]
#[non_exhaustive]
pub enum BlueSpiral2Cli {
    /// Tells the order to find.
    ClothOrder(ClothOrder),
    /// `Srv2Cli_BlueSpiral_SuccessfulHit`: tells that the cloth was right.
    #[doc(alias = "Srv2Cli_BlueSpiral_SuccessfulHit")]
    #[wire(id = 5)]
    SuccessfulHit,
    /// `Srv2Cli_BlueSpiral_GameWon`: tells that all cloths were right.
    #[doc(alias = "Srv2Cli_BlueSpiral_GameWon")]
    #[wire(id = 6)]
    GameWon,
    /// `Srv2Cli_BlueSpiral_GameOver`: tells that the game is lost.
    #[doc(alias = "Srv2Cli_BlueSpiral_GameOver")]
    #[wire(id = 7)]
    GameOver,
    /// Tells that the game began.
    GameStarted(GameStarted),
    /// A message that is not known, with its number.
    #[wire(other)]
    Unknown(u32, Bytes),
}

/// `Cli2Srv_BlueSpiral_HitCloth`: touches a cloth.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Cli2Srv_BlueSpiral_HitCloth")]
pub struct HitCloth {
    /// The cloth.
    pub cloth: u8,
}

/// `Srv2Cli_BlueSpiral_ClothOrder`: tells the order to find.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4, name = "Srv2Cli_BlueSpiral_ClothOrder")]
pub struct ClothOrder {
    /// The cloths.
    pub order: [u8; 7],
}

/// `Srv2Cli_BlueSpiral_GameStarted`: tells that the game began.
#[derive(Wire, Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8, name = "Srv2Cli_BlueSpiral_GameStarted")]
pub struct GameStarted {
    /// Whether it begins to spin.
    pub start_spin: bool,
}
