//! What salvaging items has yielded.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{MaterialType, SkillId},
};

/// `SalvageResult`: a bag of material.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SalvageResult {
    /// What the salvaged items were made of.
    pub material: MaterialType,
    /// How well the salvaged items were made, from 1 to 10.
    pub workmanship: f64,
    /// How many units the bag has.
    pub units: u32,
}

/// `SalvageOperationsResultData`: what salvaging items has yielded.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SalvageOperationsResultData {
    /// The skill that was used.
    pub skill_used: SkillId,
    /// Items that cannot be salvaged.
    pub not_salvagable: Vec<u32>,
    /// The bags of material.
    pub salvage_results: Vec<SalvageResult>,
    /// How many units came from the augmentation Ciandra's Fortune.
    pub aug_bonus: i32,
}
