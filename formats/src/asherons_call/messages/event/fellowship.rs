//! The player's fellowship: a small group that hunts together.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::FellowUpdateType,
    messages::data::{Fellow, Fellowship},
};

/// `Fellowship_Quit` (0x00a3): a member has left the fellowship.
#[doc(alias("Fellowship_Quit", "FellowshipQuit"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a3)]
pub struct Quit {
    /// The member.
    pub object_id: u32,
}

/// `Fellowship_Dismiss` (0x00a4): a member has been sent away from the fellowship.
#[doc(alias("Fellowship_Dismiss", "FellowshipDismiss"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x00a4)]
pub struct Dismiss {
    /// The member.
    pub object_id: u32,
}

/// `Fellowship_FellowUpdateDone` (0x01c9): the update of the fellowship's members is complete.
#[doc(alias("Fellowship_FellowUpdateDone", "FellowshipFellowUpdateDone"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c9)]
pub struct FellowUpdateDone;

/// `Fellowship_FellowStatsDone` (0x01ca): the update of the members' vitals is complete.
#[doc(alias("Fellowship_FellowStatsDone", "FellowshipFellowStatsDone"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01ca)]
pub struct FellowStatsDone;

/// `Fellowship_FullUpdate` (0x02be): the whole fellowship, when the player joins it or opens its
/// panel.
#[doc(alias("Fellowship_FullUpdate", "FellowshipFullUpdate"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02be)]
pub struct FullUpdate {
    /// Its name, leader, rules and members.
    pub fellowship: Fellowship,
}

/// `Fellowship_Disband` (0x02bf): the fellowship is dissolved.
#[doc(alias("Fellowship_Disband", "FellowshipDisband"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02bf)]
pub struct Disband;

/// `Fellowship_UpdateFellow` (0x02c0): a member has joined the fellowship or has changed.
#[doc(alias("Fellowship_UpdateFellow", "FellowshipUpdateFellow"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02c0)]
pub struct UpdateFellow {
    /// The member.
    pub object_id: u32,
    /// What the member is like now.
    pub fellow: Fellow,
    /// What has changed.
    pub update_type: FellowUpdateType,
}
