//! Properties that change.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{CurVitalId, VitalId},
    messages::data::SecondaryAttributeInfo,
};

/// `Qualities_UpdateAttribute2nd` (0x02e8).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e8)]
pub struct UpdateAttribute2nd {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: VitalId,
    /// Value.
    pub value: SecondaryAttributeInfo,
}

/// `Qualities_PrivateUpdateAttribute2ndLevel` (0x02e9).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e9)]
pub struct PrivateUpdateAttribute2ndLevel {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: CurVitalId,
    /// Value.
    pub value: u32,
}

/// `Qualities_UpdateAttribute2ndLevel` (0x02ea).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02ea)]
pub struct UpdateAttribute2ndLevel {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: CurVitalId,
    /// Value.
    pub value: u32,
}
