//! Portal storms: when too many players are in one place, the server moves some of them elsewhere.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Misc_PortalStormBrewing` (0x02c9): a portal storm may come.
#[doc(alias("Misc_PortalStormBrewing", "MiscPortalStormBrewing"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c9)]
pub struct PortalStormBrewing {
    /// How near it is; 0 and less stop the warning of the client, more start it.
    pub extent: f32,
}

/// `Misc_PortalStormImminent` (0x02ca): a portal storm will come soon.
#[doc(alias("Misc_PortalStormImminent", "MiscPortalStormImminent"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02ca)]
pub struct PortalStormImminent {
    /// How near it is; 0 and less stop the warning of the client, more start it.
    pub extent: f32,
}

/// `Misc_PortalStorm` (0x02cb): a portal storm has carried the player away.
#[doc(alias("Misc_PortalStorm", "MiscPortalStorm"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02cb)]
pub struct PortalStorm;

/// `Misc_PortalStormSubsided` (0x02cc): the portal storm is over.
#[doc(alias("Misc_PortalStormSubsided", "MiscPortalstormSubsided"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02cc)]
pub struct PortalStormSubsided;
