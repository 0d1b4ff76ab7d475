//! Allegiances.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{AllegianceHouseAction, AllegianceLockAction, AllegianceOfficerLevel},
};

/// `Allegiance_SwearAllegiance` (0x001d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x001d)]
pub struct SwearAllegiance {
    /// Object id.
    pub object_id: u32,
}

/// `Allegiance_BreakAllegiance` (0x001e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x001e)]
pub struct BreakAllegiance {
    /// Object id.
    pub object_id: u32,
}

/// `Allegiance_UpdateRequest` (0x001f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x001f)]
pub struct UpdateRequest {
    /// On.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Allegiance_QueryAllegianceName` (0x0030).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0030)]
pub struct QueryAllegianceName;

/// `Allegiance_ClearAllegianceName` (0x0031).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0031)]
pub struct ClearAllegianceName;

/// `Allegiance_SetAllegianceName` (0x0033).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0033)]
pub struct SetAllegianceName {
    /// Name.
    pub name: String,
}

/// `Allegiance_SetAllegianceOfficer` (0x003b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x003b)]
pub struct SetAllegianceOfficer {
    /// Character name.
    pub character_name: String,
    /// Level.
    pub level: AllegianceOfficerLevel,
}

/// `Allegiance_SetAllegianceOfficerTitle` (0x003c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x003c)]
pub struct SetAllegianceOfficerTitle {
    /// Level.
    pub level: AllegianceOfficerLevel,
    /// Title.
    pub title: String,
}

/// `Allegiance_ListAllegianceOfficerTitles` (0x003d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x003d)]
pub struct ListAllegianceOfficerTitles;

/// `Allegiance_ClearAllegianceOfficerTitles` (0x003e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x003e)]
pub struct ClearAllegianceOfficerTitles;

/// `Allegiance_DoAllegianceLockAction` (0x003f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x003f)]
pub struct DoAllegianceLockAction {
    /// Action.
    pub action: AllegianceLockAction,
}

/// `Allegiance_SetAllegianceApprovedVassal` (0x0040).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0040)]
pub struct SetAllegianceApprovedVassal {
    /// Character name.
    pub character_name: String,
}

/// `Allegiance_AllegianceChatGag` (0x0041).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0041)]
pub struct AllegianceChatGag {
    /// Character name.
    pub character_name: String,
    /// On.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Allegiance_DoAllegianceHouseAction` (0x0042).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0042)]
pub struct DoAllegianceHouseAction {
    /// Action.
    pub action: AllegianceHouseAction,
}

/// `Allegiance_SetMotd` (0x0254).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0254)]
pub struct SetMotd {
    /// Message.
    pub message: String,
}

/// `Allegiance_QueryMotd` (0x0255).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0255)]
pub struct QueryMotd;

/// `Allegiance_ClearMotd` (0x0256).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0256)]
pub struct ClearMotd;

/// `Allegiance_BreakAllegianceBoot` (0x0277).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0277)]
pub struct BreakAllegianceBoot {
    /// Bootee name.
    pub bootee_name: String,
    /// Account boot.
    #[wire(as = Bool32)]
    pub account_boot: bool,
}

/// `Allegiance_AllegianceInfoRequest` (0x027b).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x027b)]
pub struct AllegianceInfoRequest {
    /// Target name.
    pub target_name: String,
}

/// `Allegiance_AllegianceChatBoot` (0x02a0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a0)]
pub struct AllegianceChatBoot {
    /// Character name.
    pub character_name: String,
    /// Reason.
    pub reason: String,
}

/// `Allegiance_AddAllegianceBan` (0x02a1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a1)]
pub struct AddAllegianceBan {
    /// Character name.
    pub character_name: String,
}

/// `Allegiance_RemoveAllegianceBan` (0x02a2).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a2)]
pub struct RemoveAllegianceBan {
    /// Character name.
    pub character_name: String,
}

/// `Allegiance_ListAllegianceBans` (0x02a3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a3)]
pub struct ListAllegianceBans;

/// `Allegiance_RemoveAllegianceOfficer` (0x02a5).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a5)]
pub struct RemoveAllegianceOfficer {
    /// Character name.
    pub character_name: String,
}

/// `Allegiance_ListAllegianceOfficers` (0x02a6).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a6)]
pub struct ListAllegianceOfficers;

/// `Allegiance_ClearAllegianceOfficers` (0x02a7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02a7)]
pub struct ClearAllegianceOfficers;

/// `Allegiance_RecallAllegianceHometown` (0x02ab).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02ab)]
pub struct RecallAllegianceHometown;
