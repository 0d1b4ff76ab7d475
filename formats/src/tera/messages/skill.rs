//! Skills.

use codec_core::Wire;

use crate::tera::Tera;

/// `S_SKILL_LIST`, as sent in 2012: the skills of the character.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_SKILL_LIST")]
pub struct SkillList {
    /// The skills.
    pub skills: Vec<Skill>,
}

/// A skill.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct Skill {
    /// Number of the skill.
    pub id: u32,
    /// Whether it is an active skill, not a passive one.
    pub active: bool,
}
