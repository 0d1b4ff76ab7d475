//! Parts of a creature's body, their armor, and where attacks hit.
//!
//! No server is known to send these to clients.

use codec_core::Wire;

use crate::asherons_call::{AsheronsCall, PackableHashTable, enums::DamageType};
use codec_core::FlagWord;

/// `ArmorCache`: the armor of a part of a body, in armor levels.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct ArmorCache {
    /// The armor without regard to the kind of damage.
    pub base_armor: i32,
    /// The armor against slashing damage.
    pub armor_vs_slash: i32,
    /// The armor against piercing damage.
    pub armor_vs_pierce: i32,
    /// The armor against bludgeoning damage.
    pub armor_vs_bludgeon: i32,
    /// The armor against cold.
    pub armor_vs_cold: i32,
    /// The armor against fire.
    pub armor_vs_fire: i32,
    /// The armor against acid.
    pub armor_vs_acid: i32,
    /// The armor against lightning.
    pub armor_vs_electric: i32,
    /// The armor against nether.
    pub armor_vs_nether: i32,
}

/// `BodyPartSelectionData`: how likely an attack from each side hits a part of a body.
///
/// The names stand for the height of the attack (high, middle, low), the side (left, right) and the
/// direction (front, back). Other implementations have floats here: the numbers are their bits.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct BodyPartSelectionData {
    /// For a high attack from the left front.
    pub hlf: i32,
    /// For a middle attack from the left front.
    pub mlf: i32,
    /// For a low attack from the left front.
    pub llf: i32,
    /// For a high attack from the right front.
    pub hrf: i32,
    /// For a middle attack from the right front.
    pub mrf: i32,
    /// For a low attack from the right front.
    pub lrf: i32,
    /// For a high attack from the left back.
    pub hlb: i32,
    /// For a middle attack from the left back.
    pub mlb: i32,
    /// For a low attack from the left back.
    pub llb: i32,
    /// For a high attack from the right back.
    pub hrb: i32,
    /// For a middle attack from the right back.
    pub mrb: i32,
    /// For a low attack from the right back.
    pub lrb: i32,
}

/// `BodyPart`: a part of a creature's body.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct BodyPart {
    /// Its lowest bit says whether [`bpsd`](Self::bpsd) is there; encoding sets it.
    pub has_bpsd: FlagWord<i32, 0x1>,
    /// The kind of damage the part does when the creature attacks with it.
    pub damage_type: DamageType,
    /// The most damage it does, in points.
    pub damage_val: i32,
    /// How far damage can be below the most. Other implementations have a float here: the number is
    /// its bits.
    pub damage_var: i32,
    /// The armor of the part.
    pub armor_cache: ArmorCache,
    /// How high the part is on the body: 1 high, 2 middle, 3 low.
    pub bh: i32,
    /// How likely an attack hits the part.
    #[wire(bit = has_bpsd & FlagWord::new(0x1))]
    pub bpsd: Option<BodyPartSelectionData>,
}

/// `Body`: the parts of a creature's body.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Body {
    /// The parts, by their numbers.
    pub body_parts: PackableHashTable<u32, BodyPart>,
}
