//! What a vendor buys and sells.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32, enums::ItemType};

/// `VendorProfile`: what a vendor buys, and the prices.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct VendorProfile {
    /// The kinds of items that the vendor buys.
    pub categories: ItemType,
    /// The value below which the vendor does not buy.
    pub min_value: u32,
    /// The value above which the vendor does not buy.
    pub max_value: u32,
    /// Whether the vendor buys and sells magic items.
    #[wire(as = Bool32)]
    pub deals_magic: bool,
    /// The part of an item's value that the vendor pays for it.
    pub buy_price: f32,
    /// The multiple of an item's value that the vendor asks for it.
    pub sell_price: f32,
    /// The class of items that the vendor takes instead of pyreals, or 0.
    pub currency_id: u32,
    /// How many of these the player has.
    pub currency_amount: u32,
    /// The name of several of these.
    pub currency_name: String,
}
