//! What is in a container.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, enums::ContainerProperties};

/// `ContentProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ContentProfile {
    /// Object id.
    pub object_id: u32,
    /// Container type.
    pub container_type: ContainerProperties,
}
