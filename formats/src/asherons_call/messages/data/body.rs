//! Parts of a creature's body and their armor.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, PackableHashTable, enums::DamageType};

/// `ArmorCache`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct ArmorCache {
    /// Base armor.
    pub base_armor: i32,
    /// Armor vs slash.
    pub armor_vs_slash: i32,
    /// Armor vs pierce.
    pub armor_vs_pierce: i32,
    /// Armor vs bludgeon.
    pub armor_vs_bludgeon: i32,
    /// Armor vs cold.
    pub armor_vs_cold: i32,
    /// Armor vs fire.
    pub armor_vs_fire: i32,
    /// Armor vs acid.
    pub armor_vs_acid: i32,
    /// Armor vs electric.
    pub armor_vs_electric: i32,
    /// Armor vs nether.
    pub armor_vs_nether: i32,
}

/// `BodyPartSelectionData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct BodyPartSelectionData {
    /// Hlf.
    pub hlf: i32,
    /// Mlf.
    pub mlf: i32,
    /// Llf.
    pub llf: i32,
    /// Hrf.
    pub hrf: i32,
    /// Mrf.
    pub mrf: i32,
    /// Lrf.
    pub lrf: i32,
    /// Hlb.
    pub hlb: i32,
    /// Mlb.
    pub mlb: i32,
    /// Llb.
    pub llb: i32,
    /// Hrb.
    pub hrb: i32,
    /// Mrb.
    pub mrb: i32,
    /// Lrb.
    pub lrb: i32,
}

/// `BodyPart`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct BodyPart {
    /// Has bpsd.
    pub has_bpsd: i32,
    /// Damage type.
    pub damage_type: DamageType,
    /// Damage val.
    pub damage_val: i32,
    /// Damage var.
    pub damage_var: i32,
    /// Armor cache.
    pub armor_cache: ArmorCache,
    /// Bh.
    pub bh: i32,
    /// Bpsd.
    #[wire(bit = has_bpsd & 0x1)]
    pub bpsd: Option<BodyPartSelectionData>,
}

/// `Body`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Body {
    /// Body parts.
    pub body_parts: PackableHashTable<u32, BodyPart>,
}
