//! Properties that change.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{
        PropertyBool, PropertyDataId, PropertyFloat, PropertyInstanceId, PropertyInt,
        PropertyInt64, PropertyPosition, PropertyString,
    },
};

/// `Qualities_PrivateRemoveIntEvent` (0x01d1).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d1)]
pub struct PrivateRemoveIntEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyInt,
}

/// `Qualities_RemoveIntEvent` (0x01d2).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d2)]
pub struct RemoveIntEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyInt,
}

/// `Qualities_PrivateRemoveBoolEvent` (0x01d3).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d3)]
pub struct PrivateRemoveBoolEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyBool,
}

/// `Qualities_RemoveBoolEvent` (0x01d4).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d4)]
pub struct RemoveBoolEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyBool,
}

/// `Qualities_PrivateRemoveFloatEvent` (0x01d5).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d5)]
pub struct PrivateRemoveFloatEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyFloat,
}

/// `Qualities_RemoveFloatEvent` (0x01d6).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d6)]
pub struct RemoveFloatEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyFloat,
}

/// `Qualities_PrivateRemoveStringEvent` (0x01d7).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d7)]
pub struct PrivateRemoveStringEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyString,
}

/// `Qualities_RemoveStringEvent` (0x01d8).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d8)]
pub struct RemoveStringEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyString,
}

/// `Qualities_PrivateRemoveDataIdEvent` (0x01d9).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d9)]
pub struct PrivateRemoveDataIdEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyDataId,
}

/// `Qualities_RemoveDataIdEvent` (0x01da).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01da)]
pub struct RemoveDataIdEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyDataId,
}

/// `Qualities_PrivateRemoveInstanceIdEvent` (0x01db).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01db)]
pub struct PrivateRemoveInstanceIdEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyInstanceId,
}

/// `Qualities_RemoveInstanceIdEvent` (0x01dc).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01dc)]
pub struct RemoveInstanceIdEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyInstanceId,
}

/// `Qualities_PrivateRemovePositionEvent` (0x01dd).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01dd)]
pub struct PrivateRemovePositionEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyPosition,
}

/// `Qualities_RemovePositionEvent` (0x01de).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01de)]
pub struct RemovePositionEvent {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyPosition,
}

/// `Qualities_PrivateRemoveInt64Event` (0x02b8).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b8)]
pub struct PrivateRemoveInt64Event {
    /// Sequence.
    pub sequence: u8,
    /// Type.
    pub kind: PropertyInt64,
}

/// `Qualities_RemoveInt64Event` (0x02b9).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b9)]
pub struct RemoveInt64Event {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Type.
    pub kind: PropertyInt64,
}

/// `Qualities_PrivateUpdateInt` (0x02cd).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02cd)]
pub struct PrivateUpdateInt {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyInt,
    /// Value.
    pub value: i32,
}

/// `Qualities_UpdateInt` (0x02ce).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02ce)]
pub struct UpdateInt {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyInt,
    /// Value.
    pub value: i32,
}

/// `Qualities_PrivateUpdateInt64` (0x02cf).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02cf)]
pub struct PrivateUpdateInt64 {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyInt64,
    /// Value.
    pub value: i64,
}

/// `Qualities_UpdateInt64` (0x02d0).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d0)]
pub struct UpdateInt64 {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyInt64,
    /// Value.
    pub value: i64,
}

/// `Qualities_PrivateUpdateBool` (0x02d1).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d1)]
pub struct PrivateUpdateBool {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyBool,
    /// Value.
    #[wire(as = Bool32)]
    pub value: bool,
}

/// `Qualities_UpdateBool` (0x02d2).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d2)]
pub struct UpdateBool {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyBool,
    /// Value.
    #[wire(as = Bool32)]
    pub value: bool,
}
