//! Properties of objects.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Position, Toggle,
    messages::data::{
        CreationProfile, EmoteTable, EnchantmentRegistry, GeneratorQueue, GeneratorRegistry,
        GeneratorTable, LayeredSpellId, SpellBookPage,
    },
};

/// `GenericQualitiesData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GenericQualitiesData {
    /// Flags.
    pub flags: u32,
    /// Int properties.
    #[wire(bit = flags & 0x1)]
    pub int_properties: Option<PackableHashTable<u32, i32>>,
    /// Bool properties.
    #[wire(bit = flags & 0x2)]
    pub bool_properties: Option<PackableHashTable<u32, Toggle>>,
    /// Float properties.
    #[wire(bit = flags & 0x4)]
    pub float_properties: Option<PackableHashTable<u32, f64>>,
    /// String properties.
    #[wire(bit = flags & 0x8)]
    pub string_properties: Option<PackableHashTable<u32, String>>,
}

/// `ACBaseQualities`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AcBaseQualities {
    /// Flags (`ACBaseQualitiesFlags`).
    pub flags: u32,
    /// Weenie type (`WeenieType`).
    pub weenie_type: u32,
    /// Int properties.
    #[wire(bit = flags & 0x1)]
    pub int_properties: Option<PackableHashTable<u32, i32>>,
    /// Int64 properties.
    #[wire(bit = flags & 0x80)]
    pub int64_properties: Option<PackableHashTable<u32, i64>>,
    /// Bool properties.
    #[wire(bit = flags & 0x2)]
    pub bool_properties: Option<PackableHashTable<u32, Toggle>>,
    /// Float properties.
    #[wire(bit = flags & 0x4)]
    pub float_properties: Option<PackableHashTable<u32, f64>>,
    /// String properties.
    #[wire(bit = flags & 0x10)]
    pub string_properties: Option<PackableHashTable<u32, String>>,
    /// Data properties.
    #[wire(bit = flags & 0x8)]
    pub data_properties: Option<PackableHashTable<u32, u32>>,
    /// Instance properties.
    #[wire(bit = flags & 0x40)]
    pub instance_properties: Option<PackableHashTable<u32, u32>>,
    /// Position properties.
    #[wire(bit = flags & 0x20)]
    pub position_properties: Option<PackableHashTable<u32, Position>>,
}

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
    pub flags: u32,
    /// Strength.
    #[wire(bit = flags & 0x1)]
    pub strength: Option<AttributeInfo>,
    /// Endurance.
    #[wire(bit = flags & 0x2)]
    pub endurance: Option<AttributeInfo>,
    /// Quickness.
    #[wire(bit = flags & 0x4)]
    pub quickness: Option<AttributeInfo>,
    /// Coordination.
    #[wire(bit = flags & 0x8)]
    pub coordination: Option<AttributeInfo>,
    /// Focus.
    #[wire(bit = flags & 0x10)]
    pub focus: Option<AttributeInfo>,
    /// Self attr.
    #[wire(bit = flags & 0x20)]
    pub self_attr: Option<AttributeInfo>,
    /// Health.
    #[wire(bit = flags & 0x40)]
    pub health: Option<SecondaryAttributeInfo>,
    /// Stamina.
    #[wire(bit = flags & 0x80)]
    pub stamina: Option<SecondaryAttributeInfo>,
    /// Mana.
    #[wire(bit = flags & 0x100)]
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
    /// Training level (`SkillAdvancementClass`).
    pub training_level: u32,
    /// Experience spent.
    pub experience_spent: u32,
    /// Innate points.
    pub innate_points: u32,
    /// Resistance of last check.
    pub resistance_of_last_check: u32,
    /// Last used time.
    pub last_used_time: f64,
}

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
    /// Damage type (`DamageType`).
    pub damage_type: u32,
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

/// `EventFilter`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EventFilter {
    /// Events.
    pub events: Vec<u32>,
}

/// `PageData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PageData {
    /// Author id.
    pub author_id: u32,
    /// Author name.
    pub author_name: String,
    /// Author account.
    pub author_account: String,
    /// Always `0xffff_0002`.
    #[wire(const = 0xffff_0002)]
    pub version: Implied<u32>,
    /// Text included.
    #[wire(as = Bool32)]
    pub text_included: bool,
    /// Ignore author.
    #[wire(as = Bool32)]
    pub ignore_author: bool,
    /// Page text.
    #[wire(when = text_included)]
    pub page_text: Option<String>,
}

/// `PageDataList`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct PageDataList {
    /// Max num pages.
    pub max_num_pages: u32,
    /// Max num chars per page.
    pub max_num_chars_per_page: u32,
    /// Pages.
    pub pages: Vec<PageData>,
}

/// `ACQualities`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AcQualities {
    /// Flags (`ACQualitiesFlags`).
    pub flags: u32,
    /// Has health.
    #[wire(as = Bool32)]
    pub has_health: bool,
    /// Attributes.
    #[wire(bit = flags & 0x1)]
    pub attributes: Option<AttributeCache>,
    /// Skills.
    #[wire(bit = flags & 0x2)]
    pub skills: Option<PackableHashTable<i32, Skill>>,
    /// Body.
    #[wire(bit = flags & 0x4)]
    pub body: Option<Body>,
    /// Spell book.
    #[wire(bit = flags & 0x100)]
    pub spell_book: Option<PackableHashTable<LayeredSpellId, SpellBookPage>>,
    /// Enchantments.
    #[wire(bit = flags & 0x200)]
    pub enchantments: Option<EnchantmentRegistry>,
    /// Event filter.
    #[wire(bit = flags & 0x8)]
    pub event_filter: Option<EventFilter>,
    /// Emotes.
    #[wire(bit = flags & 0x10)]
    pub emotes: Option<EmoteTable>,
    /// Creation profile.
    #[wire(bit = flags & 0x20)]
    pub creation_profile: Option<Vec<CreationProfile>>,
    /// Page data.
    #[wire(bit = flags & 0x40)]
    pub page_data: Option<PageDataList>,
    /// Generators.
    #[wire(bit = flags & 0x80)]
    pub generators: Option<GeneratorTable>,
    /// Generator registry.
    #[wire(bit = flags & 0x400)]
    pub generator_registry: Option<GeneratorRegistry>,
    /// Generator queue.
    #[wire(bit = flags & 0x800)]
    pub generator_queue: Option<GeneratorQueue>,
}
