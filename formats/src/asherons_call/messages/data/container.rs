//! What is in a container.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::ContainerProperties};

/// `ContentProfile`: an item in a container.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ContentProfile {
    /// The item.
    pub object_id: u32,
    /// Whether the item is a container itself.
    pub container_type: ContainerProperties,
}
