//! Combat: hit points, cooldowns, respawning.

use codec_core::{Implied, Wire};

use crate::{
    nativeparam::{AvatarId, OaPacket},
    otherland::{Base, Flag},
};

/// `oaPktCooldownUpdate` (8c/2a): the cooldowns of an avatar.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x2a8c, name = "oaPktCooldownUpdate")]
pub struct CooldownUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Whose cooldowns they are.
    pub avatar_id: AvatarId,
    /// The cooldowns.
    pub cooldowns: Cooldowns,
}

/// `CooldownUpdate`: a list of cooldowns.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CooldownUpdate")]
pub struct Cooldowns {
    /// The cooldowns.
    pub entries: Vec<CooldownEntry>,
}

/// `CooldownEntry`: one cooldown.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CooldownEntry")]
pub struct CooldownEntry {
    /// Which cooldown it is.
    pub key: i32,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_1: bool,
    /// How long it lasts from beginning to end.
    pub total_duration: f32,
    /// How long it still lasts.
    pub remaining_duration: f32,
}

/// `oaPktRespawnOptions` (b0/01): where a dead player can return to life.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x01b0, name = "oaPktRespawnOptions")]
pub struct RespawnOptions {
    /// What every packet begins with.
    pub base: Base,
    /// The number of options.
    pub count: Implied<u16>,
    /// The options.
    #[wire(count = count)]
    pub options: Vec<RespawnOption>,
}

/// `RespawnOption`: one of the [`RespawnOptions`].
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "RespawnOption")]
pub struct RespawnOption {
    /// Meaning not known.
    pub unknown_0: String,
    /// Meaning not known.
    pub unknown_1: String,
    /// Meaning not known.
    pub unknown_2: String,
    /// Meaning not known.
    pub unknown_3: u8,
    /// Meaning not known.
    pub unknown_4: u8,
    /// Meaning not known.
    pub unknown_5: u32,
    /// Meaning not known.
    pub unknown_6: u32,
}

/// `oaPkt_Combat_HpUpdate` (98/00): the hit points of an avatar.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0098, name = "oaPkt_Combat_HpUpdate")]
pub struct HpUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// Whose hit points they are.
    pub avatar_id: AvatarId,
    /// The hit points.
    pub hp: i32,
    /// The number of the update.
    pub id: i32,
}

/// `oaPktPvp` (45/00): combat between players.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0045, name = "oaPktPvp")]
pub struct Pvp {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_1: bool,
}

/// `oaPktCombatUpdate` (8c/8f): an avatar enters or leaves combat.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x8f8c, name = "oaPktCombatUpdate")]
pub struct CombatUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// What happens.
    pub unknown_1: CombatToggle,
}

/// What a [`CombatUpdate`] says.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum CombatToggle {
    /// 1: combat begins.
    ToggleOnCombat = 1,
    /// 2: combat ends.
    ToggleOffCombat = 2,
    /// Any other number.
    #[wire(other)]
    Other(u8),
}
