//! Fellowships.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Fellowship_Create` (0x00a2).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a2)]
pub struct Create {
    /// Name.
    pub name: String,
    /// Share xp.
    #[wire(as = Bool32)]
    pub share_xp: bool,
}

/// `Fellowship_Quit` (0x00a3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a3)]
pub struct Quit {
    /// Disband.
    #[wire(as = Bool32)]
    pub disband: bool,
}

/// `Fellowship_Dismiss` (0x00a4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a4)]
pub struct Dismiss {
    /// Object id.
    pub object_id: u32,
}

/// `Fellowship_Recruit` (0x00a5).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a5)]
pub struct Recruit {
    /// Object id.
    pub object_id: u32,
}

/// `Fellowship_UpdateRequest` (0x00a6).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x00a6)]
pub struct UpdateRequest {
    /// On.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Fellowship_AssignNewLeader` (0x0290).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0290)]
pub struct AssignNewLeader {
    /// Object id.
    pub object_id: u32,
}

/// `Fellowship_ChangeFellowOpeness` (0x0291).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0291)]
pub struct ChangeFellowOpeness {
    /// Open.
    #[wire(as = Bool32)]
    pub open: bool,
}
