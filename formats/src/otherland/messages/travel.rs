//! Travel between worlds.

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, Inline, OaPacket},
    otherland::Base,
};

/// `oaPktConfirmTravel` (8c/92): confirms a travel. The client looks at `state` only.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x928c, name = "oaPktConfirmTravel")]
pub struct ConfirmTravel {
    /// What every packet begins with.
    pub base: Base,
    /// The client ignores it.
    pub unknown_0: u64,
    /// The client ignores it.
    pub unknown_1: u32,
    /// The state of the travel.
    pub state: u32,
    /// The client ignores it.
    pub unknown_3: Uuid,
    /// The client ignores it.
    pub unknown_4: String,
    /// The client ignores it.
    pub unknown_5: String,
}

/// `oaPktPortalRequestAck` (8c/37): where a portal leads to, and the player's portal book.
///
/// What tells the four lists apart is not known.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x378c, name = "oaPktPortalRequestAck")]
pub struct PortalRequestAck<T> {
    /// What every packet begins with.
    pub base: Base,
    /// Who uses the portal.
    pub avatar_id: AvatarId,
    /// The portal.
    pub portal_id: AvatarId,
    /// Meaning not known.
    pub unknown_2: u16,
    /// The first list.
    pub list_a: Vec<PortalAckPartB>,
    /// The second list, whose entries have one number less.
    pub list_b: Vec<PortalAckPartA>,
    /// The third list.
    pub list_c: Vec<PortalAckPartB>,
    /// The fourth list.
    pub list_d: Vec<PortalAckPartB>,
    /// The [`PortalBook`](crate::nativeparam::messages::PortalBook).
    #[wire(as = Inline)]
    pub param: T,
}

/// `PortalAckPartA`: a place that a portal leads to.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "PortalAckPartA")]
pub struct PortalAckPartA {
    /// The name of the map.
    pub map_name: String,
    /// The name of the world.
    pub world_name: String,
    /// The name that players see.
    pub display_name: String,
    /// The icon of the world.
    pub world_icon: String,
    /// The icon of the portal.
    pub portal_icon: String,
    /// The text that describes the place.
    pub description: String,
    /// The type of the portal.
    pub portal_type: u32,
    /// The type of the world.
    pub world_type: u32,
    /// Meaning not known.
    pub unknown_8: u32,
}

/// `PortalAckPartB`: a place that a portal leads to, with levels.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "PortalAckPartB")]
pub struct PortalAckPartB {
    /// The name of the map.
    pub map_name: String,
    /// The name of the world.
    pub world_name: String,
    /// The name that players see.
    pub display_name: String,
    /// The icon of the world.
    pub world_icon: String,
    /// The icon of the portal.
    pub portal_icon: String,
    /// The text that describes the place.
    pub description: String,
    /// The type of the portal.
    pub portal_type: u32,
    /// The type of the world.
    pub world_type: u32,
    /// The level of the player.
    pub player_level: u32,
    /// The level of the place.
    pub level: u32,
}
