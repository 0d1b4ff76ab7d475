//! Vendors.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, messages::vendor_item::ItemProfile};

/// `Vendor_Buy` (0x005f).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x005f)]
pub struct Buy {
    /// Object id.
    pub object_id: u32,
    /// Items.
    pub items: Vec<ItemProfile>,
    /// Alternate currency id.
    pub alternate_currency_id: u32,
}

/// `Vendor_Sell` (0x0060).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0060)]
pub struct Sell {
    /// Object id.
    pub object_id: u32,
    /// Items.
    pub items: Vec<ItemProfile>,
}
