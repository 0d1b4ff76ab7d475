//! All properties of an object at once.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, PackableHashTable, Position, Toggle,
    enums::{
        AcBaseQualitiesFlags, AcQualitiesFlags, GenericQualitiesFlags, PropertyBool,
        PropertyDataId, PropertyFloat, PropertyInstanceId, PropertyInt, PropertyInt64,
        PropertyPosition, PropertyString, SkillId, WeenieType,
    },
    messages::data::{
        AttributeCache, Body, CreationProfile, EmoteTable, EnchantmentRegistry, GeneratorQueue,
        GeneratorRegistry, GeneratorTable, LayeredSpellId, PageDataList, Skill, SpellBookPage,
    },
};

/// `GenericQualitiesData`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct GenericQualitiesData {
    /// Flags.
    pub flags: GenericQualitiesFlags,
    /// Int properties.
    #[wire(bit = flags & GenericQualitiesFlags::INT_PROPERTIES)]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Bool properties.
    #[wire(bit = flags & GenericQualitiesFlags::BOOL_PROPERTIES)]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Float properties.
    #[wire(bit = flags & GenericQualitiesFlags::FLOAT_PROPERTIES)]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// String properties.
    #[wire(bit = flags & GenericQualitiesFlags::STRING_PROPERTIES)]
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
    /// Instance properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_INSTANCE_ID)]
    pub instance_properties: Option<PackableHashTable<PropertyInstanceId, u32>>,
    /// Position properties.
    #[wire(bit = flags & AcBaseQualitiesFlags::PROPERTY_POSITION)]
    pub position_properties: Option<PackableHashTable<PropertyPosition, Position>>,
}

/// `EventFilter`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EventFilter {
    /// Events.
    pub events: Vec<u32>,
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
    /// Body.
    #[wire(bit = flags & AcQualitiesFlags::BODY)]
    pub body: Option<Body>,
    /// Spell book.
    #[wire(bit = flags & AcQualitiesFlags::SPELL_BOOK)]
    pub spell_book: Option<PackableHashTable<LayeredSpellId, SpellBookPage>>,
    /// Enchantments.
    #[wire(bit = flags & AcQualitiesFlags::ENCHANTMENTS)]
    pub enchantments: Option<EnchantmentRegistry>,
    /// Event filter.
    #[wire(bit = flags & AcQualitiesFlags::EVENT_FILTER)]
    pub event_filter: Option<EventFilter>,
    /// Emotes.
    #[wire(bit = flags & AcQualitiesFlags::EMOTES)]
    pub emotes: Option<EmoteTable>,
    /// Creation profile.
    #[wire(bit = flags & AcQualitiesFlags::CREATION_PROFILE)]
    pub creation_profile: Option<Vec<CreationProfile>>,
    /// Page data.
    #[wire(bit = flags & AcQualitiesFlags::PAGE_DATA)]
    pub page_data: Option<PageDataList>,
    /// Generators.
    #[wire(bit = flags & AcQualitiesFlags::GENERATORS)]
    pub generators: Option<GeneratorTable>,
    /// Generator registry.
    #[wire(bit = flags & AcQualitiesFlags::GENERATOR_REGISTRY)]
    pub generator_registry: Option<GeneratorRegistry>,
    /// Generator queue.
    #[wire(bit = flags & AcQualitiesFlags::GENERATOR_QUEUE)]
    pub generator_queue: Option<GeneratorQueue>,
}
