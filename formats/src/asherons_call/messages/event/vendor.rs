//! Vendors.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    messages::{data::VendorProfile, vendor_item::ItemProfile},
};

/// `Vendor_VendorInfo` (0x0062).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0062)]
pub struct VendorInfo {
    /// Object id.
    pub object_id: u32,
    /// Profile.
    pub profile: VendorProfile,
    /// Items.
    pub items: Vec<ItemProfile>,
}
