//! The player's house, and houses for sale.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::HouseType,
    messages::{
        data::{Har, HouseData, HousePayment, HouseProfile},
        object::RestrictionDb,
    },
};

/// `House_HouseProfile` (0x021d): what a house costs and who owns it, when the player looks at its
/// covenant crystal.
#[doc(alias("House_HouseProfile", "HouseProfile"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x021d)]
pub struct HouseProfileEvent {
    /// The covenant crystal.
    pub object_id: u32,
    /// The terms.
    pub profile: HouseProfile,
}

/// `House_HouseData` (0x0225): the player's house.
///
/// It answers [`QueryHouse`](crate::asherons_call::messages::action::house::QueryHouse).
#[doc(alias("House_HouseData", "HouseData"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0225)]
pub struct HouseDataEvent {
    /// The house.
    pub data: HouseData,
}

/// `House_HouseStatus` (0x0226): the player has no house.
///
/// It answers [`QueryHouse`](crate::asherons_call::messages::action::house::QueryHouse).
#[doc(alias = "House_HouseStatus")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0226)]
pub struct HouseStatus {
    /// The number of a [`WeenieError`](crate::asherons_call::enums::WeenieError), as servers write
    /// it.
    pub notice_type: u32,
}

/// `House_UpdateRentTime` (0x0227): a new period of rent has begun.
#[doc(alias = "House_UpdateRentTime")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0227)]
pub struct UpdateRentTime {
    /// When it began, in seconds since 1970.
    pub rent_time: u32,
}

/// `House_UpdateRentPayment` (0x0228): a part of the rent has been paid.
#[doc(alias = "House_UpdateRentPayment")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0228)]
pub struct UpdateRentPayment {
    /// What is due and what of it is paid.
    pub rent: Vec<HousePayment>,
}

/// `House_UpdateRestrictions` (0x0248): who may enter a house has changed.
#[doc(alias("House_UpdateRestrictions", "HouseUpdateRestrictions"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0248)]
pub struct UpdateRestrictions {
    /// Increases by one with every change for this house and wraps at 255.
    pub sequence: u8,
    /// The house.
    pub sender_id: u32,
    /// Who may enter.
    pub restrictions: RestrictionDb,
}

/// `House_UpdateHAR` (0x0257): the list of the house's guests, as the answer to
/// [`RequestFullGuestList`](crate::asherons_call::messages::action::house::RequestFullGuestList).
#[doc(alias("House_UpdateHAR", "UpdateHAR"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0257)]
pub struct UpdateHar {
    /// The guests and what they may do.
    pub guest_list: Har,
}

/// `House_HouseTransaction` (0x0259): what came of buying a house or paying its rent.
#[doc(alias = "House_HouseTransaction")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0259)]
pub struct HouseTransaction {
    /// The number of the message to show.
    pub notice_type: u32,
}

/// `House_AvailableHouses` (0x0271): which houses are for sale, as the answer to
/// [`ListAvailableHouses`](crate::asherons_call::messages::action::house::ListAvailableHouses).
#[doc(alias = "House_AvailableHouses")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0271)]
pub struct AvailableHouses {
    /// The type of the houses.
    pub kind: HouseType,
    /// The cells they are in; the list may be shorter than the number.
    pub houses: Vec<u32>,
    /// How many there are in all.
    pub num_houses: i32,
}
