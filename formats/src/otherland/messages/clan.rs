//! Clans.

use codec_core::Wire;

use crate::{nativeparam::OaPacket, otherland::Base};

/// `CPktClanTwoStrings` (54/00): two texts about a clan.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0054, name = "CPktClanTwoStrings")]
pub struct ClanTwoStrings {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u16,
    /// The first text.
    pub unknown_1: String,
    /// The second text.
    pub unknown_2: String,
}
