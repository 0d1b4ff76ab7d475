//! Spending experience and skill credits.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{AttributeId, SkillId, VitalId},
};

/// `Train_TrainAttribute2nd` (0x0044): the player spends experience on health, stamina or mana.
#[doc(alias("Train_TrainAttribute2nd", "RaiseVital"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0044)]
pub struct TrainAttribute2nd {
    /// The vital.
    pub kind: VitalId,
    /// How much experience is spent.
    pub experience: u32,
}

/// `Train_TrainAttribute` (0x0045): the player spends experience on an attribute, such as strength.
#[doc(alias("Train_TrainAttribute", "RaiseAbility"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0045)]
pub struct TrainAttribute {
    /// The attribute.
    pub kind: AttributeId,
    /// How much experience is spent.
    pub experience: u32,
}

/// `Train_TrainSkill` (0x0046): the player spends experience on a skill.
#[doc(alias("Train_TrainSkill", "RaiseSkill"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0046)]
pub struct TrainSkill {
    /// The skill that is raised.
    pub skill: SkillId,
    /// How much experience is spent.
    pub experience: u32,
}

/// `Train_TrainSkillAdvancementClass` (0x0047): the player spends skill credits to learn a skill.
///
/// Beware of the names: servers call this message `TrainSkill` and the one before it `RaiseSkill`.
#[doc(alias = "Train_TrainSkillAdvancementClass")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0047)]
pub struct TrainSkillAdvancementClass {
    /// The skill that is learned or specialized in.
    pub skill: SkillId,
    /// How many credits are spent.
    pub credits: u32,
}
