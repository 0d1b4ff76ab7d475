//! Allegiances.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, enums::WeenieError, messages::data::AllegianceProfile,
};

/// `Allegiance_AllegianceUpdateAborted` (0x0003).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0003)]
pub struct AllegianceUpdateAborted {
    /// Failure type.
    pub failure_type: WeenieError,
}

/// `Allegiance_AllegianceUpdate` (0x0020).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0020)]
pub struct AllegianceUpdate {
    /// Rank.
    pub rank: u32,
    /// Profile.
    pub profile: AllegianceProfile,
}

/// `Allegiance_AllegianceUpdateDone` (0x01c8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c8)]
pub struct AllegianceUpdateDone {
    /// Failure type.
    pub failure_type: WeenieError,
}

/// `Allegiance_AllegianceLoginNotificationEvent` (0x027a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x027a)]
pub struct AllegianceLoginNotificationEvent {
    /// Character id.
    pub character_id: u32,
    /// Is logged in.
    #[wire(as = Bool32)]
    pub is_logged_in: bool,
}

/// `Allegiance_AllegianceInfoResponseEvent` (0x027c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x027c)]
pub struct AllegianceInfoResponseEvent {
    /// Target id.
    pub target_id: u32,
    /// Profile.
    pub profile: AllegianceProfile,
}
