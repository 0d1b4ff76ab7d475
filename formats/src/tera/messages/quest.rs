//! Quests and contracts.

use bytes::Bytes;
use codec_core::Wire;

use super::Vec3;
use crate::tera::{self, ByteArray, Tera};

/// `S_QUEST_INFO`, as sent in 2012: the quests of the character.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_QUEST_INFO", layout = tera::STRINGS_FIRST)]
pub struct QuestInfo {
    /// The quests.
    pub quests: Vec<Quest>,
    /// Meaning not known; empty in known packets.
    pub unk_string: String,
    /// Meaning not known.
    pub unk6: bool,
    /// Meaning not known.
    pub unk7: bool,
}

/// A quest.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct Quest {
    /// Creatures and places to go to.
    pub npcs: Vec<QuestPlace>,
    /// Counters of what is to be done.
    pub counters: Vec<QuestCounter>,
    /// Number of the quest.
    pub id: i32,
    /// Number of this character's quest.
    pub uid: i32,
    /// Step the quest is in.
    pub step: i32,
    /// Meaning not known.
    pub unk1: i32,
    /// Meaning not known.
    pub unk2: i32,
    /// Whether the quest is shown.
    pub visibility: i32,
    /// Meaning not known.
    pub unk3: bool,
    /// Whether all is done.
    pub counters_complete: bool,
    /// Meaning not known.
    pub unk4: bool,
    /// Meaning not known.
    pub unk5: i32,
}

/// A creature of a quest, and where it is.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct QuestPlace {
    /// Place in the world.
    pub location: Vec3,
    /// Number of the hunting zone.
    pub hunting_zone: i32,
    /// Kind of creature in the hunting zone.
    pub template: i32,
    /// Number of the zone.
    pub zone: i32,
}

/// A counter of what a quest asks for.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct QuestCounter {
    /// How much is done.
    pub value: i32,
}

/// `S_REQUEST_CONTRACT`, as sent in 2012: somebody asks for a contract, such as a trade.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_REQUEST_CONTRACT")]
pub struct RequestContract {
    /// Who asks.
    pub name: String,
    /// What the contract is about; its layout depends on the kind.
    #[wire(as = ByteArray)]
    pub data: Bytes,
    /// Kind of contract.
    pub kind: i32,
    /// Meaning not known.
    pub unk1: u32,
    /// Meaning not known.
    pub unk2: u32,
}
