//! Properties of objects.

use codec_core::{Implied, Wire};

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Position, Toggle,
    enums::{
        AcBaseQualitiesFlags, AcQualitiesFlags, DamageType, PropertyBool, PropertyDataId,
        PropertyFloat, PropertyInstanceId, PropertyInt, PropertyInt64, PropertyPosition,
        PropertyString, SkillAdvancementClass, SkillId, WeenieType,
    },
    messages::data::{
        CreationProfile, EmoteTable, EnchantmentRegistry, GeneratorQueue, GeneratorRegistry,
        GeneratorTable, LayeredSpellId, SpellBookPage,
    },
};

/// `GenericQualitiesData`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GenericQualitiesData {
    /// Flags.
    pub flags: u32,
    /// Int properties.
    #[wire(bit = flags & 0x1)]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Bool properties.
    #[wire(bit = flags & 0x2)]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Float properties.
    #[wire(bit = flags & 0x4)]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// String properties.
    #[wire(bit = flags & 0x8)]
    pub string_properties: Option<PackableHashTable<u32, String>>,
}

/// `ACBaseQualities`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct AcBaseQualities {
    /// Flags.
    pub flags: AcBaseQualitiesFlags,
    /// Weenie type.
    pub weenie_type: WeenieType,
    /// Int properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_INT)]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Int64 properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_INT64)]
    pub int64_properties: Option<PackableHashTable<PropertyInt64, i64>>,
    /// Bool properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_BOOL)]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Float properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_FLOAT)]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// String properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_STRING)]
    pub string_properties: Option<PackableHashTable<PropertyString, String>>,
    /// Data properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_DATA_ID)]
    pub data_properties: Option<PackableHashTable<PropertyDataId, u32>>,
    /// Instance properties. No captured byte has confirmed it.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_INSTANCE_ID)]
    pub instance_properties: Option<PackableHashTable<PropertyInstanceId, u32>>,
    /// Position properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_POSITION)]
    pub position_properties: Option<PackableHashTable<PropertyPosition, Position>>,
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
    /// Training level.
    pub training_level: SkillAdvancementClass,
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
///
/// No captured byte has confirmed it.
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
///
/// No captured byte has confirmed it.
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
///
/// No captured byte has confirmed it.
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
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Body {
    /// Body parts.
    pub body_parts: PackableHashTable<u32, BodyPart>,
}

/// `EventFilter`.
///
/// No captured byte has confirmed it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EventFilter {
    /// Events.
    pub events: Vec<u32>,
}

/// `PageData`.
///
/// No captured byte has confirmed it.
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
///
/// No captured byte has confirmed it.
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
    /// Flags.
    pub flags: AcQualitiesFlags,
    /// Has health.
    #[wire(as = Bool32)]
    pub has_health: bool,
    /// Attributes.
    #[wire(bit = flags & AcQualitiesFlags::ATTRIBUTES)]
    pub attributes: Option<AttributeCache>,
    /// Skills.
    #[wire(bit = flags & AcQualitiesFlags::SKILLS)]
    pub skills: Option<PackableHashTable<SkillId, Skill>>,
    /// Body. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::BODY)]
    pub body: Option<Body>,
    /// Spell book.
    #[wire(bit = flags & AcQualitiesFlags::SPELL_BOOK)]
    pub spell_book: Option<PackableHashTable<LayeredSpellId, SpellBookPage>>,
    /// Enchantments.
    #[wire(bit = flags & AcQualitiesFlags::ENCHANTMENTS)]
    pub enchantments: Option<EnchantmentRegistry>,
    /// Event filter. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::EVENT_FILTER)]
    pub event_filter: Option<EventFilter>,
    /// Emotes. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::EMOTES)]
    pub emotes: Option<EmoteTable>,
    /// Creation profile. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::CREATION_PROFILE)]
    pub creation_profile: Option<Vec<CreationProfile>>,
    /// Page data. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::PAGE_DATA)]
    pub page_data: Option<PageDataList>,
    /// Generators. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::GENERATORS)]
    pub generators: Option<GeneratorTable>,
    /// Generator registry. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::GENERATOR_REGISTRY)]
    pub generator_registry: Option<GeneratorRegistry>,
    /// Generator queue. No captured byte has confirmed it.
    #[wire(bit = flags & AcQualitiesFlags::GENERATOR_QUEUE)]
    pub generator_queue: Option<GeneratorQueue>,
}
