//! Fellowships: small groups that hunt together and share what they earn.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, PackableHashTable};

/// `Fellow`: a member of a fellowship.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Fellow {
    /// Experience that is kept to be shared later; servers write 0.
    pub xp_cached: u32,
    /// Luminance that is kept to be shared later; servers write 0.
    pub lum_cached: u32,
    /// The member's level.
    pub level: u32,
    /// The health of the unhurt member, in points.
    pub max_health: u32,
    /// The stamina of the rested member, in points.
    pub max_stamina: u32,
    /// The mana of the rested member, in points.
    pub max_mana: u32,
    /// The health that is left.
    pub current_health: u32,
    /// The stamina that is left.
    pub current_stamina: u32,
    /// The mana that is left.
    pub current_mana: u32,
    /// 0x10 if others may take what the member has killed. Else some servers write 0, others 2.
    pub share_loot: u32,
    /// The member's name.
    pub name: String,
}

/// `FellowshipLockData`: why a fellowship is locked.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct FellowshipLockData {
    /// Meaning unknown; it is said to be always 0.
    pub unknown1: u32,
    /// Meaning unknown.
    pub unknown2: u32,
    /// Meaning unknown; it looks like a time.
    pub unknown3: u32,
    /// When it was locked.
    pub timestamp: u32,
    /// Meaning unknown.
    pub sequence: u32,
}

/// `Fellowship`: a fellowship.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
#[allow(clippy::struct_excessive_bools, reason = "the message has them")]
pub struct Fellowship {
    /// The members, by their characters.
    pub members: PackableHashTable<u32, Fellow>,
    /// The name of the fellowship.
    pub name: String,
    /// The leader.
    pub leader_id: u32,
    /// Whether members share experience.
    #[wire(as = Bool32)]
    pub share_xp: bool,
    /// Whether members get the same share; else it depends on their levels.
    #[wire(as = Bool32)]
    pub even_xp_split: bool,
    /// Whether every member may recruit.
    #[wire(as = Bool32)]
    pub open: bool,
    /// Whether nobody can join any more.
    #[wire(as = Bool32)]
    pub locked: bool,
    /// Members who have left and may come back although it is locked.
    pub recently_departed: PackableHashTable<u32, i32>,
    /// What has locked it, by name.
    pub locks: PackableHashTable<String, FellowshipLockData>,
}
