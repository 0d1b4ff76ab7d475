//! Attributes, vitals and skills.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{AttributeCacheFlags, SkillAdvancementClass},
};

/// `AttributeInfo`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AttributeInfo {
    /// Points raised.
    pub points_raised: u32,
    /// Innate points.
    pub innate_points: u32,
    /// Experience spent.
    pub experience_spent: u32,
}

/// `SecondaryAttributeInfo`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct SecondaryAttributeInfo {
    /// Attribute.
    pub attribute: AttributeInfo,
    /// Current.
    pub current: u32,
}

/// `AttributeCache`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AttributeCache {
    /// Flags.
    pub flags: AttributeCacheFlags,
    /// Strength.
    #[wire(bit = flags & AttributeCacheFlags::STRENGTH)]
    pub strength: Option<AttributeInfo>,
    /// Endurance.
    #[wire(bit = flags & AttributeCacheFlags::ENDURANCE)]
    pub endurance: Option<AttributeInfo>,
    /// Quickness.
    #[wire(bit = flags & AttributeCacheFlags::QUICKNESS)]
    pub quickness: Option<AttributeInfo>,
    /// Coordination.
    #[wire(bit = flags & AttributeCacheFlags::COORDINATION)]
    pub coordination: Option<AttributeInfo>,
    /// Focus.
    #[wire(bit = flags & AttributeCacheFlags::FOCUS)]
    pub focus: Option<AttributeInfo>,
    /// Self attr.
    #[wire(bit = flags & AttributeCacheFlags::SELF_ATTR)]
    pub self_attr: Option<AttributeInfo>,
    /// Health.
    #[wire(bit = flags & AttributeCacheFlags::HEALTH)]
    pub health: Option<SecondaryAttributeInfo>,
    /// Stamina.
    #[wire(bit = flags & AttributeCacheFlags::STAMINA)]
    pub stamina: Option<SecondaryAttributeInfo>,
    /// Mana.
    #[wire(bit = flags & AttributeCacheFlags::MANA)]
    pub mana: Option<SecondaryAttributeInfo>,
}

/// `Skill`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Skill {
    /// Points raised.
    pub points_raised: u16,
    /// Adjust pp.
    pub adjust_pp: u16,
    /// Training level.
    pub training_level: SkillAdvancementClass,
    /// Experience spent.
    pub experience_spent: u32,
    /// Innate points.
    pub innate_points: u32,
    /// Resistance of last check.
    pub resistance_of_last_check: u32,
    /// Last used time.
    pub last_used_time: f64,
}
