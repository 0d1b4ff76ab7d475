//! Characters of an account: a new one, those to choose from, what one wears.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall,
    enums::{CoverageMask, EquipMask, SkillAdvancementClass},
};

/// `CharGenResult`: a new character, as the player has made it.
///
/// Styles and colors are places, from 0, in lists of the data files that depend on heritage and
/// gender; shades are from 0 to 1.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CharGenResult {
    /// Always 1.
    #[wire(const = 0x1)]
    pub one: Implied<u32>,
    /// The number of a [`HeritageGroup`](crate::asherons_call::enums::HeritageGroup).
    pub heritage_group: u32,
    /// The number of a [`Gender`](crate::asherons_call::enums::Gender).
    pub gender: u32,
    /// The shape of the eyes.
    pub eyes_strip: u32,
    /// The shape of the nose.
    pub nose_strip: u32,
    /// The shape of the mouth.
    pub mouth_strip: u32,
    /// The color of the hair.
    pub hair_color: u32,
    /// The color of the eyes.
    pub eye_color: u32,
    /// How the hair is worn.
    pub hair_style: u32,
    /// The headgear, or 0xffffffff for none.
    pub headgear_style: u32,
    /// The color of the headgear.
    pub headgear_color: u32,
    /// The shirt.
    pub shirt_style: u32,
    /// The color of the shirt.
    pub shirt_color: u32,
    /// The trousers.
    pub trousers_style: u32,
    /// The color of the trousers.
    pub trousers_color: u32,
    /// The shoes.
    pub footwear_style: u32,
    /// The color of the shoes.
    pub footwear_color: u32,
    /// How dark the skin is.
    pub skin_shade: f64,
    /// How dark the hair is.
    pub hair_shade: f64,
    /// How dark the headgear is.
    pub headgear_shade: f64,
    /// How dark the shirt is.
    pub shirt_shade: f64,
    /// How dark the trousers are.
    pub trousers_shade: f64,
    /// How dark the shoes are.
    pub footwear_shade: f64,
    /// The profession that the player started from, 0 for one of their own.
    pub template_num: u32,
    /// Strength, from 10 to 100.
    pub strength: u32,
    /// Endurance, from 10 to 100.
    pub endurance: u32,
    /// Coordination, from 10 to 100.
    pub coordination: u32,
    /// Quickness, from 10 to 100.
    pub quickness: u32,
    /// Focus, from 10 to 100.
    pub focus: u32,
    /// Self, from 10 to 100.
    pub self_attr: u32,
    /// The place of the character in the list of the account, from 0.
    pub slot: u32,
    /// The number of a class of objects; meaning unknown.
    pub class_id: u32,
    /// How far each skill is trained, in the order of the numbers of
    /// [`SkillId`](crate::asherons_call::enums::SkillId), from 0.
    pub skills: Vec<SkillAdvancementClass>,
    /// The name of the character.
    pub name: String,
    /// The town to start in: its place in the list of the data files, from 0.
    pub start_area: u32,
    /// 1 for an administrator, else 0.
    pub is_admin: u32,
    /// 1 for an envoy, who helps players, else 0.
    pub is_envoy: u32,
    /// A check number: the sum of heritage, gender, shapes, hair color, eye color, styles,
    /// profession and attributes.
    pub validation: u32,
}

/// `CharacterIdentity`: a character to choose from.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CharacterIdentity {
    /// The character.
    pub character_id: u32,
    /// Its name.
    pub name: String,
    /// The seconds until the character is deleted for good, or 0 if it is not to be deleted.
    pub seconds_greyed_out: u32,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `InventoryPlacement`: an item that a character wears or wields.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct InventoryPlacement {
    /// The item.
    pub object_id: u32,
    /// Where it is worn.
    pub location: EquipMask,
    /// Which parts of the body it covers, which decides what is drawn above what.
    pub priority: CoverageMask,
}
