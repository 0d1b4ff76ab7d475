//! Parties.

use bytes::Bytes;
use codec_core::Wire;

use crate::tera::{self, ByteArrayHere, Tera};

/// `S_PARTY_MEMBER_LIST`, as sent in 2012: the party.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_PARTY_MEMBER_LIST", layout = tera::STRINGS_FIRST)]
pub struct PartyMemberList {
    /// The members of the party.
    pub members: Vec<PartyMember>,
    /// Meaning not known; empty in known packets, with the offset at which its bytes would
    /// be.
    #[wire(as = ByteArrayHere)]
    pub unk_bytes: Bytes,
    /// Whether it is a raid.
    pub raid: bool,
    /// Number of the party.
    pub id: u64,
    /// Server of the leader.
    pub leader_server: u32,
    /// Number of the leader on that server.
    pub leader_player: u32,
    /// How loot is shared.
    pub loot_mode: u32,
    /// Rarity from which loot is shared so.
    pub min_rarity: u32,
    /// Meaning not known.
    pub b1: bool,
    /// Meaning not known.
    pub b2: bool,
    /// Mode of sharing.
    pub mode: u32,
    /// The mode for loot that binds to its finder.
    pub mode_bop: u32,
    /// Meaning not known.
    pub b3: bool,
}

/// A member of a party.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct PartyMember {
    /// Name of the character.
    pub name: String,
    /// Number of the server.
    pub server_id: u32,
    /// Number of the player on that server.
    pub player_id: u32,
    /// Level.
    pub level: u32,
    /// Class.
    pub class: u32,
    /// Whether the member is in the game.
    pub online: bool,
    /// The creature or thing in the world that is meant.
    pub game_id: u64,
    /// Meaning not known.
    pub unk: u32,
}

/// `S_PARTY_MEMBER_CHANGE_HP`, as sent in 2018: the hit points of a member.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_PARTY_MEMBER_CHANGE_HP")]
pub struct PartyMemberChangeHp {
    /// Number of the server.
    pub server_id: u32,
    /// Number of the player on that server.
    pub player_id: u32,
    /// Hit points of the member.
    pub current_hp: i64,
    /// The most hit points of the member.
    pub max_hp: i64,
}
