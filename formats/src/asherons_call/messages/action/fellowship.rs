//! Fellowships: small groups that hunt together and share what they earn.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Fellowship_Create` (0x00a2): the player founds a fellowship and leads it.
#[doc(alias("Fellowship_Create", "FellowshipCreate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a2)]
pub struct Create {
    /// The name of the fellowship.
    pub name: String,
    /// Whether its members share experience.
    #[wire(as = Bool32)]
    pub share_xp: bool,
}

/// `Fellowship_Quit` (0x00a3): the player leaves the fellowship.
#[doc(alias("Fellowship_Quit", "FellowshipQuit"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a3)]
pub struct Quit {
    /// Whether to dissolve the fellowship; only its leader can.
    #[wire(as = Bool32)]
    pub disband: bool,
}

/// `Fellowship_Dismiss` (0x00a4): the leader sends a member away.
#[doc(alias("Fellowship_Dismiss", "FellowshipDismiss"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a4)]
pub struct Dismiss {
    /// The member.
    pub object_id: u32,
}

/// `Fellowship_Recruit` (0x00a5): the player invites someone to the fellowship.
#[doc(alias("Fellowship_Recruit", "FellowshipRecruit"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a5)]
pub struct Recruit {
    /// Who is invited.
    pub object_id: u32,
}

/// `Fellowship_UpdateRequest` (0x00a6): the player opens or closes the fellowship panel.
///
/// While it is open, the server keeps the vitals of the members up to date.
#[doc(alias("Fellowship_UpdateRequest", "FellowshipUpdateRequest"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a6)]
pub struct UpdateRequest {
    /// Whether the panel is open now.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Fellowship_AssignNewLeader` (0x0290): the leader makes another member the leader.
#[doc(alias("Fellowship_AssignNewLeader", "FellowshipAssignNewLeader"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0290)]
pub struct AssignNewLeader {
    /// The new leader.
    pub object_id: u32,
}

/// `Fellowship_ChangeFellowOpeness` (0x0291): the leader decides whether every member may recruit.
#[doc(alias("Fellowship_ChangeFellowOpeness", "FellowshipChangeOpenness"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0291)]
pub struct ChangeFellowOpeness {
    /// True if every member may recruit, false if only the leader may.
    #[wire(as = Bool32)]
    pub open: bool,
}
