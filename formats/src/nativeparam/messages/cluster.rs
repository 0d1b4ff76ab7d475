//! Arguments and replies between client and cluster node.

use codec_core::{DecodeError, EncodeError, Format, Wire};
use uuid::Uuid;

use crate::nativeparam::{NativeParam, OaPacket};

/// Replies of oaPktClusterNodeToClient; the message number is the first field.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, tag = i32)]
#[non_exhaustive]
pub enum NodeReply {
    /// 0xa8: the server check is answered.
    #[wire(id = 0xa8)]
    CheckServer {},
}

/// oaPktClientToClusterNode with the byte 4: which quest to show.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct QuestTracker {
    /// Whether it is shown.
    pub active: bool,
    /// The number of the quest.
    pub quest: i32,
}

/// The nativeparam of oaPktPortalRequestAck.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct PortalBook {
    /// Its name.
    pub name: String,
    /// Whether a place can be saved.
    pub can_save: bool,
    /// Always 0 in the server code.
    pub unknown: i32,
    /// How many places it has.
    pub max_slots: i32,
}

/// oaPktSteamMicroTxn with the byte 1: how a purchase ended.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct PurchaseResult {
    /// Always 0 in the server code.
    pub order: i64,
    /// Always false in the server code.
    pub flag: bool,
    /// `#Shop.successful#`, or the key of an error text.
    pub message: String,
}

/// oaPktAvatarTellBehaviorBinary with `lootavatar`: whom to loot.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct LootAvatar {
    /// The avatar id as text: `$` and 16 hexadecimal digits.
    pub target: String,
}

/// oaPktFactionResponse with the byte 1: the standing with all factions, in a buffer.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam)]
pub struct FactionResponse {
    /// The encoded [`FactionList`].
    pub list: Vec<u8>,
}

impl FactionResponse {
    /// Puts `list` into the buffer.
    ///
    /// # Errors
    ///
    /// As [`Format::to_vec`].
    pub fn new(list: &FactionList) -> Result<Self, EncodeError> {
        Ok(Self { list: OaPacket::to_vec(list)? })
    }

    /// Takes the list out of the buffer.
    ///
    /// # Errors
    ///
    /// As [`Format::from_slice`].
    pub fn factions(&self) -> Result<FactionList, DecodeError> {
        OaPacket::from_slice(&self.list)
    }
}

/// `FactionRelationList`: the standing with all factions, packed.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "FactionRelationList")]
pub struct FactionList {
    /// The factions.
    pub factions: Vec<Faction>,
}

/// `FactionRelation`: the standing with one faction.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "FactionRelation")]
pub struct Faction {
    /// Its id.
    pub id: Uuid,
    /// Its name.
    pub name: String,
    /// The standing.
    pub standing: f32,
}
