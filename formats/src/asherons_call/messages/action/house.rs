//! Houses.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, enums::HouseType};

/// `House_BuyHouse` (0x021c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x021c)]
pub struct BuyHouse {
    /// Object id.
    pub object_id: u32,
    /// Items.
    pub items: Vec<u32>,
}

/// `House_QueryHouse` (0x021e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x021e)]
pub struct QueryHouse;

/// `House_AbandonHouse` (0x021f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x021f)]
pub struct AbandonHouse;

/// `House_RentHouse` (0x0221).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0221)]
pub struct RentHouse {
    /// Object id.
    pub object_id: u32,
    /// Items.
    pub items: Vec<u32>,
}

/// `House_AddPermanentGuest` (0x0245).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0245)]
pub struct AddPermanentGuest {
    /// Guest name.
    pub guest_name: String,
}

/// `House_RemovePermanentGuest` (0x0246).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0246)]
pub struct RemovePermanentGuest {
    /// Guest name.
    pub guest_name: String,
}

/// `House_SetOpenHouseStatus` (0x0247).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0247)]
pub struct SetOpenHouseStatus {
    /// Open house.
    #[wire(as = Bool32)]
    pub open_house: bool,
}

/// `House_ChangeStoragePermission` (0x0249).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0249)]
pub struct ChangeStoragePermission {
    /// Guest name.
    pub guest_name: String,
    /// Has permission.
    #[wire(as = Bool32)]
    pub has_permission: bool,
}

/// `House_BootSpecificHouseGuest` (0x024a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x024a)]
pub struct BootSpecificHouseGuest {
    /// Guest name.
    pub guest_name: String,
}

/// `House_RemoveAllStoragePermission` (0x024c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x024c)]
pub struct RemoveAllStoragePermission;

/// `House_RequestFullGuestList` (0x024d).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x024d)]
pub struct RequestFullGuestList;

/// `House_QueryLord` (0x0258).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0258)]
pub struct QueryLord {
    /// Object id.
    pub object_id: u32,
}

/// `House_AddAllStoragePermission` (0x025c).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x025c)]
pub struct AddAllStoragePermission;

/// `House_RemoveAllPermanentGuests` (0x025e).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x025e)]
pub struct RemoveAllPermanentGuests;

/// `House_BootEveryone` (0x025f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x025f)]
pub struct BootEveryone;

/// `House_TeleToHouse` (0x0262).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0262)]
pub struct TeleToHouse;

/// `House_SetHooksVisibility` (0x0266).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0266)]
pub struct SetHooksVisibility {
    /// Visible.
    #[wire(as = Bool32)]
    pub visible: bool,
}

/// `House_ModifyAllegianceGuestPermission` (0x0267).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0267)]
pub struct ModifyAllegianceGuestPermission {
    /// Add.
    #[wire(as = Bool32)]
    pub add: bool,
}

/// `House_ModifyAllegianceStoragePermission` (0x0268).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0268)]
pub struct ModifyAllegianceStoragePermission {
    /// Add.
    #[wire(as = Bool32)]
    pub add: bool,
}

/// `House_ListAvailableHouses` (0x0270).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0270)]
pub struct ListAvailableHouses {
    /// Type.
    pub kind: HouseType,
}

/// `House_TeleToMansion` (0x0278).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0278)]
pub struct TeleToMansion;
