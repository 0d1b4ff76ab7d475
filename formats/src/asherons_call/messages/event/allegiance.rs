//! The player's allegiance: a tree of vassals and patrons below a monarch.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, enums::WeenieError, messages::data::AllegianceProfile,
};

/// `Allegiance_AllegianceUpdateAborted` (0x0003): the player's allegiance cannot be shown.
#[doc(alias = "Allegiance_AllegianceUpdateAborted")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0003)]
pub struct AllegianceUpdateAborted {
    /// Why not.
    pub failure_type: WeenieError,
}

/// `Allegiance_AllegianceUpdate` (0x0020): the player's allegiance, when the allegiance panel is
/// open or something in it has changed.
///
/// [`AllegianceUpdateDone`] follows it.
#[doc(alias = "Allegiance_AllegianceUpdate")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0020)]
pub struct AllegianceUpdate {
    /// The player's rank in the allegiance, 0 without vassals.
    pub rank: u32,
    /// The allegiance as the player sees it: monarch, patron and vassals.
    pub profile: AllegianceProfile,
}

/// `Allegiance_AllegianceUpdateDone` (0x01c8): the update of the player's allegiance is complete.
#[doc(alias("Allegiance_AllegianceUpdateDone", "AllegianceAllegianceUpdateDone"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c8)]
pub struct AllegianceUpdateDone {
    /// 0, or why it failed.
    pub failure_type: WeenieError,
}

/// `Allegiance_AllegianceLoginNotificationEvent` (0x027a): a member of the allegiance has logged in
/// or out.
#[doc(alias("Allegiance_AllegianceLoginNotificationEvent", "AllegianceLoginNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x027a)]
pub struct AllegianceLoginNotificationEvent {
    /// The member.
    pub character_id: u32,
    /// True for in, false for out.
    #[wire(as = Bool32)]
    pub is_logged_in: bool,
}

/// `Allegiance_AllegianceInfoResponseEvent` (0x027c): what is known of a member of the allegiance.
///
/// It answers
/// [`AllegianceInfoRequest`](crate::asherons_call::messages::action::allegiance::AllegianceInfoRequest).
#[doc(alias("Allegiance_AllegianceInfoResponseEvent", "AllegianceInfoResponse"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x027c)]
pub struct AllegianceInfoResponseEvent {
    /// The member.
    pub target_id: u32,
    /// The allegiance as that member sees it.
    pub profile: AllegianceProfile,
}
