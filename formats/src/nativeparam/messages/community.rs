//! oaPktClusterClientToCommunity: what clients ask of the community server.

use codec_core::Wire;

use crate::nativeparam::{AvatarId, NativeParam};

/// All requests of oaPktClusterClientToCommunity; the message number is the first field.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, tag = i32)]
#[non_exhaustive]
pub enum CommunityRequest {
    /// 0x31
    JoinDungeon(JoinDungeon),
    /// 0x35
    LeaveDungeon(LeaveDungeon),
    /// 0x77
    Unknown77(Unknown77),
    /// 0xa1
    UnknownA1(UnknownA1),
    /// 0xa2
    UnknownA2(UnknownA2),
    /// 0xb3
    SocialTravel(SocialTravel),
}

/// 0x31, `JoinDungeon` or `TravelToMap`: go to a map.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, id = 0x31)]
pub struct JoinDungeon {
    /// Who goes.
    pub avatar: AvatarId,
    /// The map to go to.
    pub map: String,
    /// Meaning not known.
    pub flag: i32,
}

/// 0x35, `LeaveDungeon` or `LeaveClassTest`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, id = 0x35)]
pub struct LeaveDungeon {
    /// Who leaves.
    pub avatar: AvatarId,
    /// Meaning not known.
    pub flag: bool,
}

/// 0x77, meaning not known.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, id = 0x77)]
pub struct Unknown77 {
    /// Who asks.
    pub avatar: AvatarId,
}

/// 0xa1, meaning not known.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, id = 0xa1)]
pub struct UnknownA1 {
    /// Who asks.
    pub avatar: AvatarId,
    /// Meaning not known.
    pub flag: bool,
}

/// 0xa2, meaning not known; it carries the text of a cheat.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, id = 0xa2)]
pub struct UnknownA2 {
    /// Who asks.
    pub avatar: AvatarId,
    /// The text.
    pub cheat: String,
}

/// 0xb3, `SocialTravel`: travel to another map with others.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = NativeParam, id = 0xb3)]
pub struct SocialTravel {
    /// The player character.
    pub avatar: AvatarId,
    /// The map to go to.
    pub map: String,
    /// Whether to go.
    pub travel: bool,
}
