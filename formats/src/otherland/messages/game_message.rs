//! Texts that the game shows.

use bytes::Bytes;
use codec_core::Wire;

use crate::{nativeparam::OaPacket, otherland::Base};

/// `CPktGameMsg` (3b/00): a text of the game.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x003b, name = "CPktGameMsg")]
pub struct GameMessage {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// What the text is about.
    pub msg_type: GameMessageType,
    /// The text.
    pub message: String,
    /// Meaning not known.
    pub unknown_3: u8,
    /// Meaning not known.
    pub unknown_4: Bytes,
}

/// What a [`GameMessage`] is about.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum GameMessageType {
    /// 0: anything.
    Normal = 0,
    /// 1: combat.
    Combat = 1,
    /// 2: a line for the console.
    Console = 2,
    /// 3: the clan.
    Clan = 3,
    /// 4: the party.
    Party = 4,
    /// 5: experience.
    Xp = 5,
    /// 6: loot.
    Loot = 6,
    /// 8: a quest.
    Quest = 8,
    /// 9: a text that pops up.
    PopUp = 9,
    /// 10: a zone that the player must not be in.
    IllegalZone = 10,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}
