//! Data of classes, which no described packet has as a field: it lies in parameters and buffers.

use codec_core::Wire;

use crate::nativeparam::OaPacket;

/// `HeavyData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "HeavyData")]
pub struct HeavyData {
    /// The class of the data: `0x6206ed68`.
    pub class_hash: u32,
    /// The version of the layout: 1.
    pub version: u32,
    /// Meaning not known.
    pub unknown_2: u32,
    /// Meaning not known.
    pub unknown_3: u32,
    /// Meaning not known.
    pub unknown_4: u32,
    /// Meaning not known.
    pub unknown_5: u32,
    /// The collections, always 23 of them.
    pub data: [HeavyDataCollection; 23],
}

/// `HeavyDataCollection`: one of the collections of [`HeavyData`].
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "HeavyDataCollection")]
pub struct HeavyDataCollection {
    /// Its entries.
    pub entries: Vec<HeavyDataEntry>,
}

/// `HeavyDataEntry`: an entry of a [`HeavyDataCollection`].
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "HeavyDataEntry")]
pub struct HeavyDataEntry {
    /// Meaning not known.
    pub unknown_0: String,
    /// Meaning not known.
    pub unknown_1: u32,
    /// Meaning not known.
    pub unknown_2: u32,
}

/// `oaPlayerClassData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaPlayerClassData")]
pub struct PlayerClassData {
    /// The class of the data.
    pub class_hash: u32,
    /// The stance of the player.
    pub player_stance: u8,
    /// Meaning not known.
    pub unknown_2: u8,
}
