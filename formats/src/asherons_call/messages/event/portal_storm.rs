//! Portal storms: too many players in one place, whom the server then moves elsewhere.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Misc_PortalStormBrewing` (0x02c9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c9)]
pub struct PortalStormBrewing {
    /// Extent.
    pub extent: f32,
}

/// `Misc_PortalStormImminent` (0x02ca).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02ca)]
pub struct PortalStormImminent {
    /// Extent.
    pub extent: f32,
}

/// `Misc_PortalStorm` (0x02cb).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02cb)]
pub struct PortalStorm;

/// `Misc_PortalStormSubsided` (0x02cc).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02cc)]
pub struct PortalStormSubsided;
