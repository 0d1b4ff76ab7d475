//! Buying from and selling to vendors.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::vendor_item::ItemProfile};

/// `Vendor_Buy` (0x005f): the player buys items from a vendor.
#[doc(alias = "Vendor_Buy")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x005f)]
pub struct Buy {
    /// The vendor.
    pub object_id: u32,
    /// Items of the vendor's list, and how many of each.
    pub items: Vec<ItemProfile>,
    /// The class of the items that are paid with instead of pyreals, or 0.
    pub alternate_currency_id: u32,
}

/// `Vendor_Sell` (0x0060): the player sells items to a vendor.
#[doc(alias = "Vendor_Sell")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0060)]
pub struct Sell {
    /// The vendor.
    pub object_id: u32,
    /// Items that the character carries, and how many of each.
    pub items: Vec<ItemProfile>,
}
