//! Houses: buying, rent, guests, storage and recalls.
//!
//! A house is bought and paid for at its covenant crystal.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, enums::HouseType};

/// `House_BuyHouse` (0x021c): the player buys a house.
#[doc(alias = "House_BuyHouse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x021c)]
pub struct BuyHouse {
    /// The covenant crystal of the house.
    pub object_id: u32,
    /// The items that the player pays with.
    pub items: Vec<u32>,
}

/// `House_QueryHouse` (0x021e): the client asks for the player's house, once after the login.
///
/// The answer is [`HouseDataEvent`](crate::asherons_call::messages::event::house::HouseDataEvent)
/// or [`HouseStatus`](crate::asherons_call::messages::event::house::HouseStatus).
#[doc(alias("House_QueryHouse", "HouseQuery"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x021e)]
pub struct QueryHouse;

/// `House_AbandonHouse` (0x021f): the player gives the house up.
#[doc(alias = "House_AbandonHouse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x021f)]
pub struct AbandonHouse;

/// `House_RentHouse` (0x0221): the player pays the rent of a house.
#[doc(alias = "House_RentHouse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0221)]
pub struct RentHouse {
    /// The covenant crystal of the house.
    pub object_id: u32,
    /// The items that the player pays with.
    pub items: Vec<u32>,
}

/// `House_AddPermanentGuest` (0x0245): the player lets someone enter the house, with `/house guest
/// add`.
#[doc(alias = "House_AddPermanentGuest")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0245)]
pub struct AddPermanentGuest {
    /// The guest's name.
    pub guest_name: String,
}

/// `House_RemovePermanentGuest` (0x0246): the player no longer lets someone enter the house, with
/// `/house guest remove`.
#[doc(alias = "House_RemovePermanentGuest")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0246)]
pub struct RemovePermanentGuest {
    /// The guest's name.
    pub guest_name: String,
}

/// `House_SetOpenHouseStatus` (0x0247): the player opens the house to everyone, or closes it.
#[doc(alias = "House_SetOpenHouseStatus")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0247)]
pub struct SetOpenHouseStatus {
    /// Whether everyone may enter.
    #[wire(as = Bool32)]
    pub open_house: bool,
}

/// `House_ChangeStoragePermission` (0x0249): the player decides whether a guest may use the
/// storage, with `/house storage`.
#[doc(alias = "House_ChangeStoragePermission")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0249)]
pub struct ChangeStoragePermission {
    /// The guest's name.
    pub guest_name: String,
    /// Whether the guest may.
    #[wire(as = Bool32)]
    pub has_permission: bool,
}

/// `House_BootSpecificHouseGuest` (0x024a): the player throws someone out of the house, with
/// `/house boot`.
#[doc(alias = "House_BootSpecificHouseGuest")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x024a)]
pub struct BootSpecificHouseGuest {
    /// Who is thrown out.
    pub guest_name: String,
}

/// `House_RemoveAllStoragePermission` (0x024c): the player forbids all guests to use the storage,
/// with `/house storage remove_all`.
#[doc(alias = "House_RemoveAllStoragePermission")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x024c)]
pub struct RemoveAllStoragePermission;

/// `House_RequestFullGuestList` (0x024d): the player asks for the list of guests, with `/house
/// guest list`.
///
/// The answer is [`UpdateHar`](crate::asherons_call::messages::event::house::UpdateHar).
#[doc(alias = "House_RequestFullGuestList")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x024d)]
pub struct RequestFullGuestList;

/// `House_QueryLord` (0x0258): the client asks again for the terms of a house, after a purchase has
/// failed.
///
/// The answer is
/// [`HouseProfileEvent`](crate::asherons_call::messages::event::house::HouseProfileEvent).
#[doc(alias = "House_QueryLord")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0258)]
pub struct QueryLord {
    /// The covenant crystal of the house.
    pub object_id: u32,
}

/// `House_AddAllStoragePermission` (0x025c): the player lets all guests use the storage, with
/// `/house storage add -all`.
#[doc(alias = "House_AddAllStoragePermission")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x025c)]
pub struct AddAllStoragePermission;

/// `House_RemoveAllPermanentGuests` (0x025e): the player empties the list of guests, with `/house
/// guest remove_all`.
#[doc(alias = "House_RemoveAllPermanentGuests")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x025e)]
pub struct RemoveAllPermanentGuests;

/// `House_BootEveryone` (0x025f): the player throws everyone out of the house, with `/house boot
/// -all`.
#[doc(alias = "House_BootEveryone")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x025f)]
pub struct BootEveryone;

/// `House_TeleToHouse` (0x0262): the player asks to be teleported to the house, with `/house
/// recall`.
#[doc(alias = "House_TeleToHouse")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0262)]
pub struct TeleToHouse;

/// `House_SetHooksVisibility` (0x0266): the player shows or hides the empty hooks of the house,
/// with `/house hooks`.
#[doc(alias = "House_SetHooksVisibility")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0266)]
pub struct SetHooksVisibility {
    /// Whether they are shown.
    #[wire(as = Bool32)]
    pub visible: bool,
}

/// `House_ModifyAllegianceGuestPermission` (0x0267): the player lets the whole allegiance enter the
/// house, or no longer.
#[doc(alias = "House_ModifyAllegianceGuestPermission")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0267)]
pub struct ModifyAllegianceGuestPermission {
    /// True to let them in, false to keep them out.
    #[wire(as = Bool32)]
    pub add: bool,
}

/// `House_ModifyAllegianceStoragePermission` (0x0268): the player lets the whole allegiance use the
/// storage, or no longer.
#[doc(alias = "House_ModifyAllegianceStoragePermission")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0268)]
pub struct ModifyAllegianceStoragePermission {
    /// True to let them, false to forbid it.
    #[wire(as = Bool32)]
    pub add: bool,
}

/// `House_ListAvailableHouses` (0x0270): the player asks which houses are for sale, with `/house
/// available`.
///
/// The answer is
/// [`AvailableHouses`](crate::asherons_call::messages::event::house::AvailableHouses).
#[doc(alias = "House_ListAvailableHouses")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0270)]
pub struct ListAvailableHouses {
    /// Which type of houses to list.
    pub kind: HouseType,
}

/// `House_TeleToMansion` (0x0278): the player asks to be teleported to the allegiance's mansion,
/// with `/house mansion_recall`.
#[doc(alias = "House_TeleToMansion")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0278)]
pub struct TeleToMansion;
