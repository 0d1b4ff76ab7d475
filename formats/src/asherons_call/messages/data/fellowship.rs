//! Fellowships.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, PackableHashTable};

/// `Fellow`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Fellow {
    /// Xp cached.
    pub xp_cached: u32,
    /// Lum cached.
    pub lum_cached: u32,
    /// Level.
    pub level: u32,
    /// Max health.
    pub max_health: u32,
    /// Max stamina.
    pub max_stamina: u32,
    /// Max mana.
    pub max_mana: u32,
    /// Current health.
    pub current_health: u32,
    /// Current stamina.
    pub current_stamina: u32,
    /// Current mana.
    pub current_mana: u32,
    /// Share loot.
    pub share_loot: u32,
    /// Name.
    pub name: String,
}

/// `FellowshipLockData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct FellowshipLockData {
    /// Unknown1.
    pub unknown1: u32,
    /// Unknown2.
    pub unknown2: u32,
    /// Unknown3.
    pub unknown3: u32,
    /// Timestamp.
    pub timestamp: u32,
    /// Sequence.
    pub sequence: u32,
}

/// `Fellowship`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
#[allow(clippy::struct_excessive_bools, reason = "the message has them")]
pub struct Fellowship {
    /// Members.
    pub members: PackableHashTable<u32, Fellow>,
    /// Name.
    pub name: String,
    /// Leader id.
    pub leader_id: u32,
    /// Share xp.
    #[wire(as = Bool32)]
    pub share_xp: bool,
    /// Even xp split.
    #[wire(as = Bool32)]
    pub even_xp_split: bool,
    /// Open.
    #[wire(as = Bool32)]
    pub open: bool,
    /// Locked.
    #[wire(as = Bool32)]
    pub locked: bool,
    /// Recently departed.
    pub recently_departed: PackableHashTable<u32, i32>,
    /// Locks.
    pub locks: PackableHashTable<String, FellowshipLockData>,
}
