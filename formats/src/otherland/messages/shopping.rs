//! Shops: what is for sale, and what is bought.
//!
//! `oaPktSteamMicroTxn` (b6/3f) is a
//! [`ClientToClusterNode`](super::routing::ClientToClusterNode).

use codec_core::Wire;
use uuid::Uuid;

use crate::{
    nativeparam::OaPacket,
    otherland::{Base, Flag},
};

/// `oaPktSKUBundleSyncRequest` (8c/1f): the client tells which offers of the cash shop it has, and
/// in which version.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x1f8c, name = "oaPktSKUBundleSyncRequest")]
pub struct SkuBundleSyncRequest {
    /// What every packet begins with.
    pub base: Base,
    /// The single items that it has.
    pub sku_items: Vec<CashItemRequestEntry>,
    /// The bundles that it has.
    pub bundle_items: Vec<CashItemRequestEntry>,
}

/// `oaPktSKUBundleSyncAcknowledge` (8c/20): what changed in the offers since.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x208c, name = "oaPktSKUBundleSyncAcknowledge")]
pub struct SkuBundleSyncAcknowledge {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u32,
    /// The single items that are new or changed.
    pub sku_items: Vec<CashItemSkuItemEntry>,
    /// The bundles that are new or changed.
    pub bundle_items: Vec<CashItemSkuBundleEntry>,
    /// The single items that are gone.
    pub deleted_item_ids: Vec<String>,
    /// The bundles that are gone.
    pub deleted_bundle_ids: Vec<String>,
}

/// `oaPktCashItemVendorSyncRequest` (8c/21): the client tells which vendors it has, and in which
/// version.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x218c, name = "oaPktCashItemVendorSyncRequest")]
pub struct CashItemVendorSyncRequest {
    /// What every packet begins with.
    pub base: Base,
    /// The vendors that it has.
    pub items: Vec<CashItemRequestEntry>,
}

/// `oaPktCashItemVendorSyncAcknowledge` (8c/22): what changed in the vendors since.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x228c, name = "oaPktCashItemVendorSyncAcknowledge")]
pub struct CashItemVendorSyncAcknowledge {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u32,
    /// The vendors that are new or changed.
    pub items: Vec<CashItemVendorEntry>,
    /// The vendors that are gone.
    pub deleted_ids: Vec<String>,
}

/// `oaPktShopCartBuyRequest` (8c/23): the player buys what is in the cart.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x238c, name = "oaPktShopCartBuyRequest")]
pub struct ShopCartBuyRequest {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u32,
    /// The cart.
    pub shopping_cart: Vec<ShoppingCartEntry>,
}

/// `CashItemRequestEntry`: something the client has, and its version.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CashItemRequestEntry")]
pub struct CashItemRequestEntry {
    /// What it is.
    pub id: String,
    /// The version that the client has.
    pub version: u32,
}

/// `CashItemSKUItemEntry`: a single item of the cash shop.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CashItemSKUItemEntry")]
#[allow(clippy::struct_excessive_bools, reason = "the wire has them so")]
pub struct CashItemSkuItemEntry {
    /// The price.
    pub cash_price: u32,
    /// For how long it is rented; the unit is not described.
    pub rental_duration: u32,
    /// Whether it can be bought now.
    #[wire(as = Flag)]
    pub is_in_stock: bool,
    /// Whether it is marked as hot.
    #[wire(as = Flag)]
    pub is_hot: bool,
    /// Whether it is marked as new.
    #[wire(as = Flag)]
    pub is_new: bool,
    /// The version of the entry.
    pub version: u32,
    /// Whether players see it.
    #[wire(as = Flag)]
    pub is_visible: bool,
    /// Whether it can be traded.
    #[wire(as = Flag)]
    pub is_tradable: bool,
    /// Whether it is featured.
    #[wire(as = Flag)]
    pub is_featured: bool,
    /// How many there are.
    pub quantity: u32,
    /// The discount.
    pub discount: u32,
    /// The entry.
    pub sku_id: String,
    /// The name that players see.
    pub display_name: String,
    /// The text that describes it.
    pub description: String,
    /// The name of the item that it gives.
    pub reference_item_name: String,
    /// The id of the item that it gives, as text.
    pub reference_item_guid: String,
    /// The code of the entry.
    pub sku_code: String,
    /// From when on it is for sale, as text.
    pub date_start: String,
    /// Until when it is for sale, as text.
    pub date_end: String,
}

/// `CashItemSKUBundleEntry`: several items of the cash shop for one price.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CashItemSKUBundleEntry")]
#[allow(clippy::struct_excessive_bools, reason = "the wire has them so")]
pub struct CashItemSkuBundleEntry {
    /// The price.
    pub cash_price: u32,
    /// Whether it can be bought now.
    #[wire(as = Flag)]
    pub is_in_stock: bool,
    /// Whether it is marked as hot.
    #[wire(as = Flag)]
    pub is_hot: bool,
    /// Whether it is marked as new.
    #[wire(as = Flag)]
    pub is_new: bool,
    /// The version of the entry.
    pub version: u32,
    /// Whether players see it.
    #[wire(as = Flag)]
    pub is_visible: bool,
    /// Whether it can be traded.
    #[wire(as = Flag)]
    pub is_tradable: bool,
    /// Whether it is featured.
    #[wire(as = Flag)]
    pub is_featured: bool,
    /// How many there are.
    pub quantity: u32,
    /// The discount.
    pub discount: u32,
    /// The entry.
    pub bundle_id: String,
    /// The name that players see.
    pub display_name: String,
    /// The text that describes it.
    pub description: String,
    /// The icon.
    pub icon: String,
    /// The items and how many of each, as text.
    pub item_list_and_count: String,
    /// From when on it is for sale, as text.
    pub date_start: String,
    /// Until when it is for sale, as text.
    pub date_end: String,
}

/// `CashItemVendorEntry`: a vendor and what it sells.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "CashItemVendorEntry")]
pub struct CashItemVendorEntry {
    /// The version of the entry.
    pub version: u32,
    /// The vendor.
    pub vendor_id: String,
    /// Its name.
    pub vendor_name: String,
    /// The single items that it sells, as text.
    pub sku_list: String,
    /// The bundles that it sells, as text.
    pub bundle_list: String,
}

/// `ShoppingCartEntry`: something in the cart.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "ShoppingCartEntry")]
pub struct ShoppingCartEntry {
    /// The item, as the game's table of items has it.
    pub id: Uuid,
    /// How many.
    pub count: u32,
    /// The version of the cash shop, or -1 if the item is not from there.
    pub sku_version: i32,
    /// Meaning not known; always false.
    #[wire(as = Flag)]
    pub unknown_3: bool,
    /// Meaning not known; 0 or 32756 in the purchases that were logged.
    pub unknown_4: u32,
    /// Meaning not known; true in all purchases that were logged.
    #[wire(as = Flag)]
    pub unknown_5: bool,
    /// 1 if the item is from the cash shop, else 0.
    pub is_sku: u32,
}
