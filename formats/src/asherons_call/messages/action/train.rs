//! Training.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{AttributeId, SkillId, VitalId},
};

/// `Train_TrainAttribute2nd` (0x0044).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0044)]
pub struct TrainAttribute2nd {
    /// Type.
    pub kind: VitalId,
    /// Experience.
    pub experience: u32,
}

/// `Train_TrainAttribute` (0x0045).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0045)]
pub struct TrainAttribute {
    /// Type.
    pub kind: AttributeId,
    /// Experience.
    pub experience: u32,
}

/// `Train_TrainSkill` (0x0046).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0046)]
pub struct TrainSkill {
    /// Skill.
    pub skill: SkillId,
    /// Experience.
    pub experience: u32,
}

/// `Train_TrainSkillAdvancementClass` (0x0047).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0047)]
pub struct TrainSkillAdvancementClass {
    /// Skill.
    pub skill: SkillId,
    /// Credits.
    pub credits: u32,
}
