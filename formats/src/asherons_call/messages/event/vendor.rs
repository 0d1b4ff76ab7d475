//! What a vendor buys and sells.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    messages::{data::VendorProfile, vendor_item::ItemProfile},
};

/// `Vendor_VendorInfo` (0x0062): the player has walked up to a vendor, and the client opens the
/// window to trade.
///
/// It is sent again when the vendor's stock has changed.
#[doc(alias("Vendor_VendorInfo", "VendorInfoEvent", "ApproachVendor"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0062)]
pub struct VendorInfo {
    /// The vendor.
    pub object_id: u32,
    /// What the vendor buys, and at which prices.
    pub profile: VendorProfile,
    /// What the vendor sells.
    pub items: Vec<ItemProfile>,
}
