//! What an appraisal tells of armor, weapons, creatures and hooks.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{
        AttributeMask, CreatureAppraisalFlags, DamageType, EquipMask, HookAppraisalFlags, SkillId,
    },
};
use codec_core::FlagWord;

/// `ArmorProfile`: how well armor protects against each kind of damage.
///
/// Each number is a factor: multiplied with the armor level, it gives the protection.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ArmorProfile {
    /// The factor against slashing damage.
    pub prot_slashing: f32,
    /// The factor against piercing damage.
    pub prot_piercing: f32,
    /// The factor against bludgeoning damage.
    pub prot_bludgeoning: f32,
    /// The factor against cold.
    pub prot_cold: f32,
    /// The factor against fire.
    pub prot_fire: f32,
    /// The factor against acid.
    pub prot_acid: f32,
    /// The factor against nether.
    pub prot_nether: f32,
    /// The factor against lightning.
    pub prot_lightning: f32,
}

/// `CreatureAppraisalProfile`: the vitals and attributes of a creature or player.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CreatureAppraisalProfile {
    /// Which parts are there; encoding sets the bits from the parts.
    pub flags: FlagWord<CreatureAppraisalFlags, { CreatureAppraisalFlags::NAMED }>,
    /// The health, in points.
    pub health: u32,
    /// The health of the creature when it is unhurt, in points.
    pub health_max: u32,
    /// The attributes and other vitals, if the player's skill was enough.
    #[wire(bit = flags & FlagWord::new(CreatureAppraisalFlags::SHOW_ATTRIBUTES))]
    pub strength_part: Option<CreatureAppraisalProfileStrengthPart>,
    /// Which of these enchantments have changed.
    #[wire(bit = flags & FlagWord::new(CreatureAppraisalFlags::HAS_BUFFS_DEBUFFS))]
    pub attr_highlight_part: Option<CreatureAppraisalProfileAttrHighlightPart>,
}

/// A part of [`CreatureAppraisalProfile`]: attributes and vitals, in points.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CreatureAppraisalProfileStrengthPart {
    /// Strength, which decides how much one can carry and how hard one hits.
    pub strength: u32,
    /// Endurance, which decides health and stamina.
    pub endurance: u32,
    /// Quickness, which decides how fast one runs, attacks and evades.
    pub quickness: u32,
    /// Coordination, which decides how well one uses weapons and defends oneself.
    pub coordination: u32,
    /// Focus, which decides how well one casts spells and crafts.
    pub focus: u32,
    /// Self, which decides mana and how well one casts spells.
    pub self_attr: u32,
    /// The stamina that is left.
    pub stamina: u32,
    /// The mana that is left.
    pub mana: u32,
    /// The stamina of the rested creature.
    pub stamina_max: u32,
    /// The mana of the rested creature.
    pub mana_max: u32,
}

/// A part of [`CreatureAppraisalProfile`]: which attributes and vitals enchantments have changed.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct CreatureAppraisalProfileAttrHighlightPart {
    /// The values that have changed; the client shows them in color.
    pub attr_highlight: AttributeMask,
    /// Which of these are better (shown green) and not worse (shown red).
    pub attr_color: AttributeMask,
}

/// `WeaponProfile`: how a weapon hits, with its enchantments counted in.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct WeaponProfile {
    /// The kinds of damage.
    pub damage_type: DamageType,
    /// How long an attack takes; less is faster.
    pub speed: u32,
    /// The skill it is used with, or 0xffffffff for none.
    pub skill: SkillId,
    /// The most damage it does, in points.
    pub damage: u32,
    /// How far damage can be below the most, as a part of it, from 0 to 1.
    pub variance: f64,
    /// What damage is multiplied with, for a bow or the like.
    pub modifier: f64,
    /// The length of the weapon; 1 for most.
    pub length: f64,
    /// How fast it shoots, which decides how far.
    pub max_velocity: f64,
    /// What the attack skill is multiplied with; 1 for no bonus.
    pub offense: f64,
    /// Meaning unknown; one server writes `max_velocity`, rounded.
    pub max_velocity_estimated: u32,
}

/// `HookAppraisalProfile`: the item that hangs on a hook of a house.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct HookAppraisalProfile {
    /// What can be done with the item.
    pub flags: HookAppraisalFlags,
    /// Where the item can be worn.
    pub valid_locations: EquipMask,
    /// The kind of ammunition: the number of an
    /// [`AmmoType`](crate::asherons_call::enums::AmmoType).
    pub ammo_type: u32,
}
