//! Properties that change.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, Bool32};

/// `Qualities_PrivateRemoveIntEvent` (0x01d1).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d1)]
pub struct PrivateRemoveIntEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyInt`).
    pub kind: u32,
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
    /// Type (`PropertyInt`).
    pub kind: u32,
}

/// `Qualities_PrivateRemoveBoolEvent` (0x01d3).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d3)]
pub struct PrivateRemoveBoolEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyBool`).
    pub kind: u32,
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
    /// Type (`PropertyBool`).
    pub kind: u32,
}

/// `Qualities_PrivateRemoveFloatEvent` (0x01d5).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d5)]
pub struct PrivateRemoveFloatEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyFloat`).
    pub kind: u32,
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
    /// Type (`PropertyFloat`).
    pub kind: u32,
}

/// `Qualities_PrivateRemoveStringEvent` (0x01d7).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d7)]
pub struct PrivateRemoveStringEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyString`).
    pub kind: u32,
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
    /// Type (`PropertyString`).
    pub kind: u32,
}

/// `Qualities_PrivateRemoveDataIdEvent` (0x01d9).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01d9)]
pub struct PrivateRemoveDataIdEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyDataId`).
    pub kind: u32,
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
    /// Type (`PropertyDataId`).
    pub kind: u32,
}

/// `Qualities_PrivateRemoveInstanceIdEvent` (0x01db).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01db)]
pub struct PrivateRemoveInstanceIdEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyInstanceId`).
    pub kind: u32,
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
    /// Type (`PropertyInstanceId`).
    pub kind: u32,
}

/// `Qualities_PrivateRemovePositionEvent` (0x01dd).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01dd)]
pub struct PrivateRemovePositionEvent {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyPosition`).
    pub kind: u32,
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
    /// Type (`PropertyPosition`).
    pub kind: u32,
}

/// `Qualities_PrivateRemoveInt64Event` (0x02b8).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02b8)]
pub struct PrivateRemoveInt64Event {
    /// Sequence.
    pub sequence: u8,
    /// Type (`PropertyInt64`).
    pub kind: u32,
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
    /// Type (`PropertyInt64`).
    pub kind: u32,
}

/// `Qualities_PrivateUpdateInt` (0x02cd).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02cd)]
pub struct PrivateUpdateInt {
    /// Sequence.
    pub sequence: u8,
    /// Key (`PropertyInt`).
    pub key: u32,
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
    /// Key (`PropertyInt`).
    pub key: u32,
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
    /// Key (`PropertyInt64`).
    pub key: u32,
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
    /// Key (`PropertyInt64`).
    pub key: u32,
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
    /// Key (`PropertyBool`).
    pub key: u32,
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
    /// Key (`PropertyBool`).
    pub key: u32,
    /// Value.
    #[wire(as = Bool32)]
    pub value: bool,
}
