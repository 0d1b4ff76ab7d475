//! Objects.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Object_SendForceObjdesc` (0xf6ea).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0xf6ea)]
pub struct SendForceObjdesc {
    /// Object id.
    pub object_id: u32,
}
