//! Items that a creature or an emote makes.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `CreationProfile`: an item to make.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CreationProfile {
    /// The class of the item.
    pub weenie_class_id: u32,
    /// The palette it is colored with, or 0.
    pub palette: u32,
    /// How dark the color is, from 0 to 1.
    pub shade: f32,
    /// Where it goes: 1 into the creature's pack, 2 in its hands, 4 into its shop, 8 treasure, 16
    /// the price and 32 the rent of a house; bits.
    pub destination: u32,
    /// How many.
    pub stack_size: i32,
    /// Whether to bond the item to whoever gets it, so that death does not take it.
    #[wire(as = Bool32)]
    pub try_to_bond: bool,
}
