//! What a vendor buys and sells.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, enums::ItemType};

/// `VendorProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct VendorProfile {
    /// Categories.
    pub categories: ItemType,
    /// Min value.
    pub min_value: u32,
    /// Max value.
    pub max_value: u32,
    /// Deals magic.
    #[wire(as = Bool32)]
    pub deals_magic: bool,
    /// Buy price.
    pub buy_price: f32,
    /// Sell price.
    pub sell_price: f32,
    /// Currency id.
    pub currency_id: u32,
    /// Currency amount.
    pub currency_amount: u32,
    /// Currency name.
    pub currency_name: String,
}
