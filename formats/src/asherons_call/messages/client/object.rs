//! Questions about objects.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Object_SendForceObjdesc` (0xf6ea): the client asks for the looks of an object once more.
///
/// The answer is [`ObjDescEvent`](crate::asherons_call::messages::server::item::ObjDescEvent).
#[doc(alias("Object_SendForceObjdesc", "ForceObjectDescSend"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0xf6ea)]
pub struct SendForceObjdesc {
    /// The object.
    pub object_id: u32,
}
