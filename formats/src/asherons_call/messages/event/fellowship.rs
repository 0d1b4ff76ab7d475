//! Fellowships.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::FellowUpdateType,
    messages::data::{Fellow, Fellowship},
};

/// `Fellowship_Quit` (0x00a3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a3)]
pub struct Quit {
    /// Object id.
    pub object_id: u32,
}

/// `Fellowship_Dismiss` (0x00a4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a4)]
pub struct Dismiss {
    /// Object id.
    pub object_id: u32,
}

/// `Fellowship_FellowUpdateDone` (0x01c9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c9)]
pub struct FellowUpdateDone;

/// `Fellowship_FellowStatsDone` (0x01ca).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01ca)]
pub struct FellowStatsDone;

/// `Fellowship_FullUpdate` (0x02be).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02be)]
pub struct FullUpdate {
    /// Fellowship.
    pub fellowship: Fellowship,
}

/// `Fellowship_Disband` (0x02bf).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02bf)]
pub struct Disband;

/// `Fellowship_UpdateFellow` (0x02c0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02c0)]
pub struct UpdateFellow {
    /// Object id.
    pub object_id: u32,
    /// Fellow.
    pub fellow: Fellow,
    /// Update type.
    pub update_type: FellowUpdateType,
}
