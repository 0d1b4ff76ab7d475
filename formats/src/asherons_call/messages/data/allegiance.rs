//! Allegiances.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PHashTable, Position,
    enums::{AllegianceDataFlags, AllegianceOfficerLevel, Gender, HeritageGroup},
};

/// `AllegianceData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AllegianceData {
    /// Character id.
    pub character_id: u32,
    /// Xp cached.
    pub xp_cached: u32,
    /// Xp tithed.
    pub xp_tithed: u32,
    /// Flags.
    pub flags: AllegianceDataFlags,
    /// Gender.
    pub gender: Gender,
    /// Heritage.
    pub heritage: HeritageGroup,
    /// Rank.
    pub rank: u16,
    /// Level.
    #[wire(bit = flags & AllegianceDataFlags::HAS_PACKED_LEVEL)]
    pub level: Option<u32>,
    /// Loyalty.
    pub loyalty: u16,
    /// Leadership.
    pub leadership: u16,
    /// Time online and what is there with it.
    #[wire(when = flags.contains(AllegianceDataFlags::HAS_ALLEGIANCE_AGE))]
    pub time_online_part: Option<AllegianceDataTimeOnlinePart>,
    /// Time online.
    #[wire(when = !flags.contains(AllegianceDataFlags::HAS_ALLEGIANCE_AGE))]
    pub time_online: Option<u64>,
    /// Name.
    pub name: String,
}

/// A part of [`AllegianceData`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AllegianceDataTimeOnlinePart {
    /// Time online.
    pub time_online: u32,
    /// Allegiance age.
    pub allegiance_age: u32,
}

/// `AllegianceRecord`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AllegianceRecord {
    /// Tree parent.
    pub tree_parent: u32,
    /// Allegiance data.
    pub allegiance_data: AllegianceData,
}

/// `AllegianceHierarchy`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AllegianceHierarchy {
    /// Record count.
    pub record_count: u16,
    /// Always `0xb`.
    #[wire(const = 0xb)]
    pub old_version: Implied<u16>,
    /// Officers.
    pub officers: PHashTable<u32, AllegianceOfficerLevel>,
    /// Officer titles.
    pub officer_titles: Vec<String>,
    /// Monarch broadcast time.
    pub monarch_broadcast_time: u32,
    /// Monarch broadcasts today.
    pub monarch_broadcasts_today: u32,
    /// Spokes broadcast time.
    pub spokes_broadcast_time: u32,
    /// Spokes broadcasts today.
    pub spokes_broadcasts_today: u32,
    /// Motd.
    pub motd: String,
    /// Motd set by.
    pub motd_set_by: String,
    /// Chat room id.
    pub chat_room_id: u32,
    /// Bindpoint.
    pub bindpoint: Position,
    /// Allegiance name.
    pub allegiance_name: String,
    /// Name last set time.
    pub name_last_set_time: u32,
    /// Is locked.
    #[wire(as = Bool32)]
    pub is_locked: bool,
    /// Approved vassal.
    pub approved_vassal: i32,
    /// Monarch data.
    #[wire(when = record_count > 0)]
    pub monarch_data: Option<AllegianceData>,
    /// Records.
    #[wire(count = record_count.saturating_sub(1))]
    pub records: Vec<AllegianceRecord>,
}

/// `AllegianceProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AllegianceProfile {
    /// Total members.
    pub total_members: u32,
    /// Total vassals.
    pub total_vassals: u32,
    /// Hierarchy.
    pub hierarchy: AllegianceHierarchy,
}
