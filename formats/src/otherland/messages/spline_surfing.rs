//! Surfing: avatars that travel along a spline.

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::{AvatarId, OaPacket, Vector3},
    otherland::{Base, Flag},
};

/// `oaPkt_SplineSurfing_Acknowledge` (99/01): whether an avatar may surf.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0199, name = "oaPkt_SplineSurfing_Acknowledge")]
pub struct SplineSurfingAcknowledge {
    /// What every packet begins with.
    pub base: Base,
    /// Who surfs.
    pub avatar_id: AvatarId,
    /// The spline.
    pub spline_id: Uuid,
    /// Whether it may.
    #[wire(as = Flag)]
    pub acknowledged: bool,
    /// Whether it travels from the end to the beginning.
    #[wire(as = Flag)]
    pub inverse_travel: bool,
    /// The place.
    pub loc: Vector3,
}

/// `oaPkt_SplineSurfing_Exit` (99/02): an avatar leaves the spline.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0299, name = "oaPkt_SplineSurfing_Exit")]
pub struct SplineSurfingExit {
    /// What every packet begins with.
    pub base: Base,
    /// Who surfs.
    pub avatar_id: AvatarId,
    /// The spline.
    pub spline_id: Uuid,
}
