//! Houses.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::HouseType,
    messages::{
        data::{Har, HouseData, HousePayment, HouseProfile},
        object::RestrictionDb,
    },
};

/// `House_HouseProfile` (0x021d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x021d)]
pub struct HouseProfileEvent {
    /// Object id.
    pub object_id: u32,
    /// Profile.
    pub profile: HouseProfile,
}

/// `House_HouseData` (0x0225).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0225)]
pub struct HouseDataEvent {
    /// Data.
    pub data: HouseData,
}

/// `House_HouseStatus` (0x0226).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0226)]
pub struct HouseStatus {
    /// Notice type.
    pub notice_type: u32,
}

/// `House_UpdateRentTime` (0x0227).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0227)]
pub struct UpdateRentTime {
    /// Rent time.
    pub rent_time: u32,
}

/// `House_UpdateRentPayment` (0x0228).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0228)]
pub struct UpdateRentPayment {
    /// Rent.
    pub rent: Vec<HousePayment>,
}

/// `House_UpdateRestrictions` (0x0248).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0248)]
pub struct UpdateRestrictions {
    /// Sequence.
    pub sequence: u8,
    /// Sender id.
    pub sender_id: u32,
    /// Restrictions.
    pub restrictions: RestrictionDb,
}

/// `House_UpdateHAR` (0x0257).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0257)]
pub struct UpdateHar {
    /// Guest list.
    pub guest_list: Har,
}

/// `House_HouseTransaction` (0x0259).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0259)]
pub struct HouseTransaction {
    /// Notice type.
    pub notice_type: u32,
}

/// `House_AvailableHouses` (0x0271).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0271)]
pub struct AvailableHouses {
    /// Type.
    pub kind: HouseType,
    /// Houses.
    pub houses: Vec<u32>,
    /// Num houses.
    pub num_houses: i32,
}
