//! Characters of an account: a new one, those to choose from, what one wears.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall,
    enums::{CoverageMask, EquipMask, SkillAdvancementClass},
};

/// `CharGenResult`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CharGenResult {
    /// Always `0x1`.
    #[wire(const = 0x1)]
    pub one: Implied<u32>,
    /// Heritage group: the number of a [`HeritageGroup`](crate::asherons_call::enums::HeritageGroup).
    pub heritage_group: u32,
    /// Gender: the number of a [`Gender`](crate::asherons_call::enums::Gender).
    pub gender: u32,
    /// Eyes strip.
    pub eyes_strip: u32,
    /// Nose strip.
    pub nose_strip: u32,
    /// Mouth strip.
    pub mouth_strip: u32,
    /// Hair color.
    pub hair_color: u32,
    /// Eye color.
    pub eye_color: u32,
    /// Hair style.
    pub hair_style: u32,
    /// Headgear style.
    pub headgear_style: u32,
    /// Headgear color.
    pub headgear_color: u32,
    /// Shirt style.
    pub shirt_style: u32,
    /// Shirt color.
    pub shirt_color: u32,
    /// Trousers style.
    pub trousers_style: u32,
    /// Trousers color.
    pub trousers_color: u32,
    /// Footwear style.
    pub footwear_style: u32,
    /// Footwear color.
    pub footwear_color: u32,
    /// Skin shade.
    pub skin_shade: f64,
    /// Hair shade.
    pub hair_shade: f64,
    /// Headgear shade.
    pub headgear_shade: f64,
    /// Shirt shade.
    pub shirt_shade: f64,
    /// Trousers shade.
    pub trousers_shade: f64,
    /// Footwear shade.
    pub footwear_shade: f64,
    /// Template num.
    pub template_num: u32,
    /// Strength.
    pub strength: u32,
    /// Endurance.
    pub endurance: u32,
    /// Coordination.
    pub coordination: u32,
    /// Quickness.
    pub quickness: u32,
    /// Focus.
    pub focus: u32,
    /// Self attr.
    pub self_attr: u32,
    /// Slot.
    pub slot: u32,
    /// Class id.
    pub class_id: u32,
    /// Skills.
    pub skills: Vec<SkillAdvancementClass>,
    /// Name.
    pub name: String,
    /// Start area.
    pub start_area: u32,
    /// Is admin.
    pub is_admin: u32,
    /// Is envoy.
    pub is_envoy: u32,
    /// Validation.
    pub validation: u32,
}

/// `CharacterIdentity`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CharacterIdentity {
    /// Character id.
    pub character_id: u32,
    /// Name.
    pub name: String,
    /// Seconds greyed out.
    pub seconds_greyed_out: u32,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// `InventoryPlacement`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct InventoryPlacement {
    /// Object id.
    pub object_id: u32,
    /// Location.
    pub location: EquipMask,
    /// Priority.
    pub priority: CoverageMask,
}
