//! Skills of a player, which no described packet has as a field: they lie in parameters.

use codec_core::Wire;
use uuid::Uuid;

use crate::nativeparam::OaPacket;

/// `oaAbilityDataPlayerArray`: the skills that a player has.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaAbilityDataPlayerArray")]
pub struct AbilityDataPlayerArray {
    /// The class of the data: `0x81e0a735`.
    pub class_hash: u32,
    /// The skills.
    pub skills: Vec<AbilityDataPlayer>,
}

/// `oaAbilityDataPlayer`: one skill.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaAbilityDataPlayer")]
pub struct AbilityDataPlayer {
    /// The version of the layout: 0.
    pub version: u32,
    /// The skill.
    pub id: Uuid,
    /// The content that the skill is made from.
    pub content_id: Uuid,
    /// The group of the skill.
    pub group: String,
    /// Meaning not known.
    pub unknown_4: i32,
}

/// `oaAbilityBarReferences`: the skills in the bars on the screen.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "oaAbilityBarReferences")]
pub struct AbilityBarReferences {
    /// The class of the data: `0xfe0d0dc2`.
    pub class_hash: u32,
    /// The version of the layout: 1.
    pub version: u32,
    /// The bar with many places.
    pub main_skill_bar: Vec<AbilityBarReference>,
    /// The bar with one place.
    pub single_slot_bar: AbilityBarReference,
}

/// `AbilityBarReference`: a place in a bar.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, name = "AbilityBarReference")]
pub struct AbilityBarReference {
    /// Its number.
    pub id: i32,
    /// The skill in it.
    pub skill: String,
}
