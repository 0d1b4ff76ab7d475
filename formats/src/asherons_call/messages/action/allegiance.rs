//! Allegiances: trees of vassals and patrons below a monarch.
//!
//! Officers whom the monarch appoints can do some of what the monarch can.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{AllegianceHouseAction, AllegianceLockAction, AllegianceOfficerLevel},
};

/// `Allegiance_SwearAllegiance` (0x001d): the player becomes the vassal of another player.
#[doc(alias = "Allegiance_SwearAllegiance")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x001d)]
pub struct SwearAllegiance {
    /// The character who becomes the patron.
    pub object_id: u32,
}

/// `Allegiance_BreakAllegiance` (0x001e): the player leaves the patron, or sends a vassal away.
#[doc(alias = "Allegiance_BreakAllegiance")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x001e)]
pub struct BreakAllegiance {
    /// The patron or vassal to break with.
    pub object_id: u32,
}

/// `Allegiance_UpdateRequest` (0x001f): the player opens or closes the allegiance panel.
///
/// While it is open, the server keeps the client informed with
/// [`AllegianceUpdate`](crate::asherons_call::messages::event::allegiance::AllegianceUpdate).
#[doc(alias("Allegiance_UpdateRequest", "AllegianceUpdateRequest"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x001f)]
pub struct UpdateRequest {
    /// Whether the panel is open now.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Allegiance_QueryAllegianceName` (0x0030): the player asks for the name of the allegiance.
#[doc(alias = "Allegiance_QueryAllegianceName")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0030)]
pub struct QueryAllegianceName;

/// `Allegiance_ClearAllegianceName` (0x0031): the monarch takes the name of the allegiance away.
#[doc(alias = "Allegiance_ClearAllegianceName")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0031)]
pub struct ClearAllegianceName;

/// `Allegiance_SetAllegianceName` (0x0033): the monarch names the allegiance.
#[doc(alias = "Allegiance_SetAllegianceName")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0033)]
pub struct SetAllegianceName {
    /// The new name.
    pub name: String,
}

/// `Allegiance_SetAllegianceOfficer` (0x003b): the monarch makes a member an officer, or changes an
/// officer's level.
#[doc(alias = "Allegiance_SetAllegianceOfficer")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x003b)]
pub struct SetAllegianceOfficer {
    /// The member's name.
    pub character_name: String,
    /// The officer's new level.
    pub level: AllegianceOfficerLevel,
}

/// `Allegiance_SetAllegianceOfficerTitle` (0x003c): the monarch renames the officers of one level.
#[doc(alias = "Allegiance_SetAllegianceOfficerTitle")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x003c)]
pub struct SetAllegianceOfficerTitle {
    /// The level whose title changes.
    pub level: AllegianceOfficerLevel,
    /// What officers of that level are called from now on.
    pub title: String,
}

/// `Allegiance_ListAllegianceOfficerTitles` (0x003d): the player asks how officers of each level
/// are called.
#[doc(alias = "Allegiance_ListAllegianceOfficerTitles")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x003d)]
pub struct ListAllegianceOfficerTitles;

/// `Allegiance_ClearAllegianceOfficerTitles` (0x003e): the monarch gives officers their usual
/// titles back.
#[doc(alias = "Allegiance_ClearAllegianceOfficerTitles")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x003e)]
pub struct ClearAllegianceOfficerTitles;

/// `Allegiance_DoAllegianceLockAction` (0x003f): the monarch locks or unlocks the allegiance, or
/// asks whether it is locked.
///
/// A locked allegiance takes no new vassals but the one that has been approved.
#[doc(alias = "Allegiance_DoAllegianceLockAction")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x003f)]
pub struct DoAllegianceLockAction {
    /// What to do with the lock.
    pub action: AllegianceLockAction,
}

/// `Allegiance_SetAllegianceApprovedVassal` (0x0040): the monarch lets one player join although the
/// allegiance is locked.
#[doc(alias = "Allegiance_SetAllegianceApprovedVassal")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0040)]
pub struct SetAllegianceApprovedVassal {
    /// The player who may swear allegiance.
    pub character_name: String,
}

/// `Allegiance_AllegianceChatGag` (0x0041): an officer forbids a member to speak in the
/// allegiance's chat, or allows it again.
#[doc(alias = "Allegiance_AllegianceChatGag")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0041)]
pub struct AllegianceChatGag {
    /// The member's name.
    pub character_name: String,
    /// True to forbid, false to allow.
    #[wire(as = Bool32)]
    pub on: bool,
}

/// `Allegiance_DoAllegianceHouseAction` (0x0042): the monarch decides who of the allegiance may use
/// the mansion, or asks who may.
#[doc(alias = "Allegiance_DoAllegianceHouseAction")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0042)]
pub struct DoAllegianceHouseAction {
    /// Which right to give or take, for the house or for its storage.
    pub action: AllegianceHouseAction,
}

/// `Allegiance_SetMotd` (0x0254): an officer sets the allegiance's message of the day.
#[doc(alias = "Allegiance_SetMotd")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0254)]
pub struct SetMotd {
    /// The message that members see when they log in.
    pub message: String,
}

/// `Allegiance_QueryMotd` (0x0255): the player asks for the allegiance's message of the day.
#[doc(alias = "Allegiance_QueryMotd")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0255)]
pub struct QueryMotd;

/// `Allegiance_ClearMotd` (0x0256): an officer removes the allegiance's message of the day.
#[doc(alias = "Allegiance_ClearMotd")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0256)]
pub struct ClearMotd;

/// `Allegiance_BreakAllegianceBoot` (0x0277): an officer expels a member from the allegiance.
#[doc(alias = "Allegiance_BreakAllegianceBoot")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0277)]
pub struct BreakAllegianceBoot {
    /// The member's name.
    pub bootee_name: String,
    /// Whether to expel all characters of the member's account.
    #[wire(as = Bool32)]
    pub account_boot: bool,
}

/// `Allegiance_AllegianceInfoRequest` (0x027b): an officer asks for what is known of a member.
///
/// The answer is
/// [`AllegianceInfoResponseEvent`](crate::asherons_call::messages::event::allegiance::AllegianceInfoResponseEvent).
#[doc(alias = "Allegiance_AllegianceInfoRequest")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x027b)]
pub struct AllegianceInfoRequest {
    /// The member's name.
    pub target_name: String,
}

/// `Allegiance_AllegianceChatBoot` (0x02a0): an officer removes a member from the allegiance's
/// chat.
#[doc(alias = "Allegiance_AllegianceChatBoot")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a0)]
pub struct AllegianceChatBoot {
    /// The member's name.
    pub character_name: String,
    /// Why, in words that the member is shown.
    pub reason: String,
}

/// `Allegiance_AddAllegianceBan` (0x02a1): an officer forbids a player to join the allegiance.
#[doc(alias = "Allegiance_AddAllegianceBan")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a1)]
pub struct AddAllegianceBan {
    /// The player's name.
    pub character_name: String,
}

/// `Allegiance_RemoveAllegianceBan` (0x02a2): an officer allows a banned player to join again.
#[doc(alias = "Allegiance_RemoveAllegianceBan")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a2)]
pub struct RemoveAllegianceBan {
    /// The player's name.
    pub character_name: String,
}

/// `Allegiance_ListAllegianceBans` (0x02a3): the player asks who is banned from the allegiance.
#[doc(alias = "Allegiance_ListAllegianceBans")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a3)]
pub struct ListAllegianceBans;

/// `Allegiance_RemoveAllegianceOfficer` (0x02a5): the monarch makes an officer a plain member.
#[doc(alias = "Allegiance_RemoveAllegianceOfficer")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a5)]
pub struct RemoveAllegianceOfficer {
    /// The officer's name.
    pub character_name: String,
}

/// `Allegiance_ListAllegianceOfficers` (0x02a6): the player asks who the officers are.
#[doc(alias = "Allegiance_ListAllegianceOfficers")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a6)]
pub struct ListAllegianceOfficers;

/// `Allegiance_ClearAllegianceOfficers` (0x02a7): the monarch makes all officers plain members.
#[doc(alias = "Allegiance_ClearAllegianceOfficers")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02a7)]
pub struct ClearAllegianceOfficers;

/// `Allegiance_RecallAllegianceHometown` (0x02ab): the player asks to be teleported to the
/// allegiance's hometown.
#[doc(alias = "Allegiance_RecallAllegianceHometown")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x02ab)]
pub struct RecallAllegianceHometown;
