//! Training.

use codec_core::Wire;

use crate::asherons_call::AsheronsCall;

/// `Train_TrainAttribute2nd` (0x0044).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0044)]
pub struct TrainAttribute2nd {
    /// Type (`VitalId`).
    pub kind: u32,
    /// Experience.
    pub experience: u32,
}

/// `Train_TrainAttribute` (0x0045).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0045)]
pub struct TrainAttribute {
    /// Type (`AttributeId`).
    pub kind: u32,
    /// Experience.
    pub experience: u32,
}

/// `Train_TrainSkill` (0x0046).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0046)]
pub struct TrainSkill {
    /// Skill (`SkillId`).
    pub skill: i32,
    /// Experience.
    pub experience: u32,
}

/// `Train_TrainSkillAdvancementClass` (0x0047).
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0047)]
pub struct TrainSkillAdvancementClass {
    /// Skill (`SkillId`).
    pub skill: i32,
    /// Credits.
    pub credits: u32,
}
