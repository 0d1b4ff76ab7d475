//! Houses.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Position,
    enums::{HouseBitfield, HouseType},
};

/// `HousePayment`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct HousePayment {
    /// Required.
    pub required: u32,
    /// Paid.
    pub paid: u32,
    /// Weenie class id.
    pub weenie_class_id: u32,
    /// Name.
    pub name: String,
    /// Plural name.
    pub plural_name: String,
}

/// `HouseProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct HouseProfile {
    /// Dwelling id.
    pub dwelling_id: u32,
    /// Owner id.
    pub owner_id: u32,
    /// Flags.
    pub flags: HouseBitfield,
    /// Min level.
    pub min_level: i32,
    /// Max level.
    pub max_level: i32,
    /// Min alleg rank.
    pub min_alleg_rank: i32,
    /// Max alleg rank.
    pub max_alleg_rank: i32,
    /// Maintenance free.
    #[wire(as = Bool32)]
    pub maintenance_free: bool,
    /// Type.
    pub kind: HouseType,
    /// Owner name.
    pub owner_name: String,
    /// Buy.
    pub buy: Vec<HousePayment>,
    /// Rent.
    pub rent: Vec<HousePayment>,
}

/// `HouseData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct HouseData {
    /// Buy time.
    pub buy_time: u32,
    /// Rent time.
    pub rent_time: u32,
    /// Type.
    pub kind: HouseType,
    /// Maintenance free.
    #[wire(as = Bool32)]
    pub maintenance_free: bool,
    /// Buy.
    pub buy: Vec<HousePayment>,
    /// Rent.
    pub rent: Vec<HousePayment>,
    /// Position.
    pub position: Position,
}

/// `GuestInfo`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GuestInfo {
    /// Has storage permission.
    #[wire(as = Bool32)]
    pub has_storage_permission: bool,
    /// Guest name.
    pub guest_name: String,
}

/// `HAR`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Har {
    /// Always `0x1000_0002`.
    #[wire(const = 0x1000_0002)]
    pub version: Implied<u32>,
    /// Bitmask.
    pub bitmask: u32,
    /// Monarch id.
    pub monarch_id: u32,
    /// Guest list.
    pub guest_list: PackableHashTable<u32, GuestInfo>,
    /// Roommate list.
    pub roommate_list: Vec<u32>,
}
