//! What an appraisal tells of armor, weapons, creatures and hooks.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{
        AttributeMask, CreatureAppraisalFlags, DamageType, EquipMask, HookAppraisalFlags, SkillId,
    },
};

/// `ArmorProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ArmorProfile {
    /// Prot slashing.
    pub prot_slashing: f32,
    /// Prot piercing.
    pub prot_piercing: f32,
    /// Prot bludgeoning.
    pub prot_bludgeoning: f32,
    /// Prot cold.
    pub prot_cold: f32,
    /// Prot fire.
    pub prot_fire: f32,
    /// Prot acid.
    pub prot_acid: f32,
    /// Prot nether.
    pub prot_nether: f32,
    /// Prot lightning.
    pub prot_lightning: f32,
}

/// `CreatureAppraisalProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CreatureAppraisalProfile {
    /// Flags.
    pub flags: CreatureAppraisalFlags,
    /// Health.
    pub health: u32,
    /// Health max.
    pub health_max: u32,
    /// Strength and what is there with it.
    #[wire(bit = flags & CreatureAppraisalFlags::SHOW_ATTRIBUTES)]
    pub strength_part: Option<CreatureAppraisalProfileStrengthPart>,
    /// Attr highlight and what is there with it.
    #[wire(bit = flags & CreatureAppraisalFlags::HAS_BUFFS_DEBUFFS)]
    pub attr_highlight_part: Option<CreatureAppraisalProfileAttrHighlightPart>,
}

/// A part of [`CreatureAppraisalProfile`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CreatureAppraisalProfileStrengthPart {
    /// Strength.
    pub strength: u32,
    /// Endurance.
    pub endurance: u32,
    /// Quickness.
    pub quickness: u32,
    /// Coordination.
    pub coordination: u32,
    /// Focus.
    pub focus: u32,
    /// Self attr.
    pub self_attr: u32,
    /// Stamina.
    pub stamina: u32,
    /// Mana.
    pub mana: u32,
    /// Stamina max.
    pub stamina_max: u32,
    /// Mana max.
    pub mana_max: u32,
}

/// A part of [`CreatureAppraisalProfile`] that is there or not as a whole.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct CreatureAppraisalProfileAttrHighlightPart {
    /// Attr highlight.
    pub attr_highlight: AttributeMask,
    /// Attr color.
    pub attr_color: AttributeMask,
}

/// `WeaponProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct WeaponProfile {
    /// Damage type.
    pub damage_type: DamageType,
    /// Speed.
    pub speed: u32,
    /// Skill.
    pub skill: SkillId,
    /// Damage.
    pub damage: u32,
    /// Variance.
    pub variance: f64,
    /// Modifier.
    pub modifier: f64,
    /// Length.
    pub length: f64,
    /// Max velocity.
    pub max_velocity: f64,
    /// Offense.
    pub offense: f64,
    /// Max velocity estimated.
    pub max_velocity_estimated: u32,
}

/// `HookAppraisalProfile`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct HookAppraisalProfile {
    /// Flags.
    pub flags: HookAppraisalFlags,
    /// Valid locations.
    pub valid_locations: EquipMask,
    /// Ammo type: the number of a [`AmmoType`](crate::asherons_call::enums::AmmoType).
    pub ammo_type: u32,
}
