//! Houses: price, rent, owner and guests.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Position,
    enums::{HouseBitfield, HouseType},
};

/// `HousePayment`: one of the things that a house costs.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct HousePayment {
    /// How many are to be paid.
    pub required: u32,
    /// How many have been paid.
    pub paid: u32,
    /// The class of the items.
    pub weenie_class_id: u32,
    /// The name of one.
    pub name: String,
    /// The name of several; empty if it is `name` with an `s`.
    pub plural_name: String,
}

/// `HouseProfile`: the terms of a house.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct HouseProfile {
    /// The number of the house.
    pub dwelling_id: u32,
    /// The owner, or 0.
    pub owner_id: u32,
    /// Whether the house can be bought, and whether only by a monarch.
    pub flags: HouseBitfield,
    /// The level the buyer must have, or -1.
    pub min_level: i32,
    /// The level the buyer must not be above, or -1.
    pub max_level: i32,
    /// The rank in an allegiance the buyer must have, or -1.
    pub min_alleg_rank: i32,
    /// The rank in an allegiance the buyer must not be above, or -1.
    pub max_alleg_rank: i32,
    /// Whether no rent is due in this period.
    #[wire(as = Bool32)]
    pub maintenance_free: bool,
    /// The type of the house.
    pub kind: HouseType,
    /// The owner's name; empty without one.
    pub owner_name: String,
    /// What the house costs.
    pub buy: Vec<HousePayment>,
    /// What is due in each period.
    pub rent: Vec<HousePayment>,
}

/// `HouseData`: a house, as its owner sees it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct HouseData {
    /// When it was bought, in seconds since 1970.
    pub buy_time: u32,
    /// When the present period of rent began, in seconds since 1970.
    pub rent_time: u32,
    /// The type of the house.
    pub kind: HouseType,
    /// Whether no rent is due in this period.
    #[wire(as = Bool32)]
    pub maintenance_free: bool,
    /// What the house has cost.
    pub buy: Vec<HousePayment>,
    /// What is due in this period, and what is paid.
    pub rent: Vec<HousePayment>,
    /// Where the house is.
    pub position: Position,
}

/// `GuestInfo`: a guest of a house.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GuestInfo {
    /// Whether the guest may use the storage.
    #[wire(as = Bool32)]
    pub has_storage_permission: bool,
    /// The guest's name.
    pub guest_name: String,
}

/// `HAR`: who may use a house ("house access record").
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Har {
    /// Always 0x10000002, which tells this layout from an older one.
    #[wire(const = 0x1000_0002)]
    pub version: Implied<u32>,
    /// 1 if everyone may enter, else 0.
    pub bitmask: u32,
    /// The monarch whose followers may, or 0.
    pub monarch_id: u32,
    /// The guests, by their characters.
    pub guest_list: PackableHashTable<u32, GuestInfo>,
    /// Characters who live there too.
    pub roommate_list: Vec<u32>,
}
