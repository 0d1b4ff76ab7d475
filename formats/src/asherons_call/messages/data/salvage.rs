//! What salvaging items has yielded.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{MaterialType, SkillId},
};

/// `SalvageResult`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SalvageResult {
    /// Material.
    pub material: MaterialType,
    /// Workmanship.
    pub workmanship: f64,
    /// Units.
    pub units: u32,
}

/// `SalvageOperationsResultData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SalvageOperationsResultData {
    /// Skill used.
    pub skill_used: SkillId,
    /// Not salvagable.
    pub not_salvagable: Vec<u32>,
    /// Salvage results.
    pub salvage_results: Vec<SalvageResult>,
    /// Aug bonus.
    pub aug_bonus: i32,
}
