//! Allegiances: trees of vassals and patrons below a monarch.
//!
//! Vassals pass a part of their experience up to their patron.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PHashTable, Position,
    enums::{AllegianceDataFlags, AllegianceOfficerLevel, Gender, HeritageGroup},
};
use codec_core::FlagWord;

/// `AllegianceData`: a member of an allegiance.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AllegianceData {
    /// The member.
    pub character_id: u32,
    /// The experience that has come from vassals while the member was not logged in.
    pub xp_cached: u32,
    /// The experience that the member has passed up in all.
    pub xp_tithed: u32,
    /// What is known of the member, and which fields are there. Encoding sets the bit of
    /// [`level`](Self::level) and checks that of [`time_online`](Self::time_online).
    pub flags: FlagWord<AllegianceDataFlags, { AllegianceDataFlags::PRESENCE }>,
    /// The gender, which the title depends on.
    pub gender: Gender,
    /// The heritage, which the title depends on.
    pub heritage: HeritageGroup,
    /// The rank, from 1 for the lowest.
    pub rank: u16,
    /// The level of the character.
    #[wire(bit = flags & FlagWord::new(AllegianceDataFlags::HAS_PACKED_LEVEL))]
    pub level: Option<u32>,
    /// The skill Loyalty, which increases what is passed up.
    pub loyalty: u16,
    /// The skill Leadership, which increases what is received.
    pub leadership: u16,
    /// For how long the member has been logged in and in the allegiance; there with
    /// [`HAS_ALLEGIANCE_AGE`](AllegianceDataFlags::HAS_ALLEGIANCE_AGE).
    #[wire(when = flags.get().contains(AllegianceDataFlags::HAS_ALLEGIANCE_AGE))]
    pub time_online_part: Option<AllegianceDataTimeOnlinePart>,
    /// For how long the member has been logged in; there without that flag.
    #[wire(when = !flags.get().contains(AllegianceDataFlags::HAS_ALLEGIANCE_AGE))]
    pub time_online: Option<u64>,
    /// The member's name.
    pub name: String,
}

/// A part of [`AllegianceData`]: for how long a member has been there. Servers write 0.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AllegianceDataTimeOnlinePart {
    /// For how long the member has been logged in.
    pub time_online: u32,
    /// For how long the member has been in the allegiance.
    pub allegiance_age: u32,
}

/// `AllegianceRecord`: a member of an allegiance and its place in the tree.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AllegianceRecord {
    /// The member's patron. The client builds the tree from it.
    pub tree_parent: u32,
    /// The member.
    pub allegiance_data: AllegianceData,
}

/// `AllegianceHierarchy`: an allegiance and those of its members whom a player sees.
///
/// These are the monarch, the player's patron, the player and the player's vassals. Times are in
/// seconds, and servers leave many fields at 0 for all but the monarch.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AllegianceHierarchy {
    /// How many members follow; the monarch is the first.
    pub record_count: u16,
    /// Always 11: the version of the layout that has all fields.
    #[wire(const = 0xb)]
    pub old_version: Implied<u16>,
    /// The officers and their levels.
    pub officers: PHashTable<u32, AllegianceOfficerLevel>,
    /// What officers are called, level by level.
    pub officer_titles: Vec<String>,
    /// When the monarch has last spoken to all members.
    pub monarch_broadcast_time: u32,
    /// How often the monarch has spoken to all members today.
    pub monarch_broadcasts_today: u32,
    /// When an officer has last spoken to all members.
    pub spokes_broadcast_time: u32,
    /// How often officers have spoken to all members today.
    pub spokes_broadcasts_today: u32,
    /// The message of the day.
    pub motd: String,
    /// Who has set the message of the day.
    pub motd_set_by: String,
    /// The chat room of the allegiance.
    pub chat_room_id: u32,
    /// The hometown of the allegiance, where members can be teleported to.
    pub bindpoint: Position,
    /// The name of the allegiance; the monarch's name if it has none.
    pub allegiance_name: String,
    /// When the name was set.
    pub name_last_set_time: u32,
    /// Whether nobody can join.
    #[wire(as = Bool32)]
    pub is_locked: bool,
    /// By its name, who can join although the allegiance is locked; one server writes 0.
    pub approved_vassal: i32,
    /// The monarch; there if there are any members.
    #[wire(when = record_count > 0)]
    pub monarch_data: Option<AllegianceData>,
    /// The other members.
    #[wire(count = record_count.saturating_sub(1))]
    pub records: Vec<AllegianceRecord>,
}

/// `AllegianceProfile`: an allegiance as one of its members sees it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AllegianceProfile {
    /// How many members the allegiance has.
    pub total_members: u32,
    /// How many followers the member has.
    pub total_vassals: u32,
    /// The allegiance.
    pub hierarchy: AllegianceHierarchy,
}
