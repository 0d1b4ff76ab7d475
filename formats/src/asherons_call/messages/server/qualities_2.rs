//! Properties that change.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Position,
    enums::{
        AttributeId, PropertyDataId, PropertyFloat, PropertyInstanceId, PropertyPosition,
        PropertyString, SkillAdvancementClass, SkillId, VitalId,
    },
    messages::data::{AttributeInfo, SecondaryAttributeInfo, Skill},
};

/// `Qualities_PrivateUpdateFloat` (0x02d3).
///
/// No captured message has confirmed it; test data of other implementations has.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d3)]
pub struct PrivateUpdateFloat {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyFloat,
    /// Value.
    pub value: f64,
}

/// `Qualities_UpdateFloat` (0x02d4).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d4)]
pub struct UpdateFloat {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyFloat,
    /// Value.
    pub value: f64,
}

/// `Qualities_PrivateUpdateString` (0x02d5).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d5)]
pub struct PrivateUpdateString {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyString,
    /// Value.
    #[wire(align = 4)]
    pub value: String,
}

/// `Qualities_UpdateString` (0x02d6).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d6)]
pub struct UpdateString {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyString,
    /// Object id.
    pub object_id: u32,
    /// Value.
    #[wire(align = 4)]
    pub value: String,
}

/// `Qualities_PrivateUpdateDataId` (0x02d7).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d7)]
pub struct PrivateUpdateDataId {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyDataId,
    /// Value.
    pub value: u32,
}

/// `Qualities_UpdateDataId` (0x02d8).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d8)]
pub struct UpdateDataId {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyDataId,
    /// Value.
    pub value: u32,
}

/// `Qualities_PrivateUpdateInstanceId` (0x02d9).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02d9)]
pub struct PrivateUpdateInstanceId {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyInstanceId,
    /// Value.
    pub value: u32,
}

/// `Qualities_UpdateInstanceId` (0x02da).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02da)]
pub struct UpdateInstanceId {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyInstanceId,
    /// Value.
    pub value: u32,
}

/// `Qualities_PrivateUpdatePosition` (0x02db).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02db)]
pub struct PrivateUpdatePosition {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: PropertyPosition,
    /// Value.
    pub value: Position,
}

/// `Qualities_UpdatePosition` (0x02dc).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02dc)]
pub struct UpdatePosition {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: PropertyPosition,
    /// Value.
    pub value: Position,
}

/// `Qualities_PrivateUpdateSkill` (0x02dd).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02dd)]
pub struct PrivateUpdateSkill {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: SkillId,
    /// Value.
    pub value: Skill,
}

/// `Qualities_UpdateSkill` (0x02de).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02de)]
pub struct UpdateSkill {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: SkillId,
    /// Value.
    pub value: Skill,
}

/// `Qualities_PrivateUpdateSkillLevel` (0x02df).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02df)]
pub struct PrivateUpdateSkillLevel {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: SkillId,
    /// Value.
    pub value: u32,
}

/// `Qualities_UpdateSkillLevel` (0x02e0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e0)]
pub struct UpdateSkillLevel {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: SkillId,
    /// Value.
    pub value: u32,
}

/// `Qualities_PrivateUpdateSkillAC` (0x02e1).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e1)]
pub struct PrivateUpdateSkillAc {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: SkillId,
    /// Value.
    pub value: SkillAdvancementClass,
}

/// `Qualities_UpdateSkillAC` (0x02e2).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e2)]
pub struct UpdateSkillAc {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: SkillId,
    /// Value.
    pub value: SkillAdvancementClass,
}

/// `Qualities_PrivateUpdateAttribute` (0x02e3).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e3)]
pub struct PrivateUpdateAttribute {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: AttributeId,
    /// Value.
    pub value: AttributeInfo,
}

/// `Qualities_UpdateAttribute` (0x02e4).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e4)]
pub struct UpdateAttribute {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: AttributeId,
    /// Value.
    pub value: AttributeInfo,
}

/// `Qualities_PrivateUpdateAttributeLevel` (0x02e5).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e5)]
pub struct PrivateUpdateAttributeLevel {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: AttributeId,
    /// Value.
    pub value: u32,
}

/// `Qualities_UpdateAttributeLevel` (0x02e6).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e6)]
pub struct UpdateAttributeLevel {
    /// Sequence.
    pub sequence: u8,
    /// Object id.
    pub object_id: u32,
    /// Key.
    pub key: AttributeId,
    /// Value.
    pub value: u32,
}

/// `Qualities_PrivateUpdateAttribute2nd` (0x02e7).
///
/// No captured message has confirmed it; test data of other implementations has.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x02e7)]
pub struct PrivateUpdateAttribute2nd {
    /// Sequence.
    pub sequence: u8,
    /// Key.
    pub key: VitalId,
    /// Value.
    pub value: SecondaryAttributeInfo,
}
