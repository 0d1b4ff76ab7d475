//! Attributes, vitals and skills of a character.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{AttributeCacheFlags, SkillAdvancementClass},
};
use codec_core::FlagWord;

/// `AttributeInfo`: an attribute, such as strength.
///
/// Its value, without enchantments, is the sum of both kinds of points.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AttributeInfo {
    /// The points that experience was spent for.
    pub points_raised: u32,
    /// The points the character was made with.
    pub innate_points: u32,
    /// The experience that was spent on it.
    pub experience_spent: u32,
}

/// `SecondaryAttributeInfo`: a vital: health, stamina or mana.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct SecondaryAttributeInfo {
    /// What its maximum is made of, besides what attributes add to it.
    pub attribute: AttributeInfo,
    /// What is left of it, in points.
    pub current: u32,
}

/// `AttributeCache`: the attributes and vitals of a character.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AttributeCache {
    /// Which of them are there; servers send all nine. Encoding sets the bits from the fields.
    pub flags: FlagWord<AttributeCacheFlags, { AttributeCacheFlags::NAMED }>,
    /// Strength, which decides how much one can carry and how hard one hits.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::STRENGTH))]
    pub strength: Option<AttributeInfo>,
    /// Endurance, which decides health and stamina.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::ENDURANCE))]
    pub endurance: Option<AttributeInfo>,
    /// Quickness, which decides how fast one runs, attacks and evades.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::QUICKNESS))]
    pub quickness: Option<AttributeInfo>,
    /// Coordination, which decides how well one uses weapons and defends oneself.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::COORDINATION))]
    pub coordination: Option<AttributeInfo>,
    /// Focus, which decides how well one casts spells and crafts.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::FOCUS))]
    pub focus: Option<AttributeInfo>,
    /// Self, which decides mana and how well one casts spells.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::SELF_ATTR))]
    pub self_attr: Option<AttributeInfo>,
    /// Health: at 0 one dies.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::HEALTH))]
    pub health: Option<SecondaryAttributeInfo>,
    /// Stamina, which running and fighting take.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::STAMINA))]
    pub stamina: Option<SecondaryAttributeInfo>,
    /// Mana, which spells take.
    #[wire(bit = flags & FlagWord::new(AttributeCacheFlags::MANA))]
    pub mana: Option<SecondaryAttributeInfo>,
}

/// `Skill`: a skill of a character.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Skill {
    /// The points that experience was spent for.
    pub points_raised: u16,
    /// If not 0, the client takes [`innate_points`](Self::innate_points) for points on top; one
    /// server writes 1.
    pub adjust_pp: u16,
    /// Whether the skill is untrained, trained or specialized.
    pub training_level: SkillAdvancementClass,
    /// The experience that was spent on it.
    pub experience_spent: u32,
    /// The points the skill starts with.
    pub innate_points: u32,
    /// How difficult its last use was.
    pub resistance_of_last_check: u32,
    /// When it was last used.
    pub last_used_time: f64,
}
