//! Items that a creature is created with.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `CreationProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CreationProfile {
    /// Weenie class id.
    pub weenie_class_id: u32,
    /// Palette.
    pub palette: u32,
    /// Shade.
    pub shade: f32,
    /// Destination.
    pub destination: u32,
    /// Stack size.
    pub stack_size: i32,
    /// Try to bond.
    #[wire(as = Bool32)]
    pub try_to_bond: bool,
}
