//! Properties ("qualities") of an object, all at once.
//!
//! A property is a number of one of eight kinds with a value of that kind. Changes of single
//! properties are in [`qualities`](crate::asherons_call::messages::server::qualities).

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
use codec_core::FlagWord;

/// `GenericQualitiesData`: properties of four kinds.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct GenericQualitiesData {
    /// Which tables are there; encoding sets the bits from the tables.
    pub flags: FlagWord<GenericQualitiesFlags, { GenericQualitiesFlags::NAMED }>,
    /// Properties that are integers.
    #[wire(bit = flags & FlagWord::new(GenericQualitiesFlags::INT_PROPERTIES))]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Properties that are booleans.
    #[wire(bit = flags & FlagWord::new(GenericQualitiesFlags::BOOL_PROPERTIES))]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Properties that are floating-point numbers.
    #[wire(bit = flags & FlagWord::new(GenericQualitiesFlags::FLOAT_PROPERTIES))]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// Properties that are texts.
    #[wire(bit = flags & FlagWord::new(GenericQualitiesFlags::STRING_PROPERTIES))]
    pub string_properties: Option<PackableHashTable<u32, String>>,
}

/// `ACBaseQualities`: the properties of a character.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AcBaseQualities {
    /// Which tables are there; encoding sets the bits from the tables.
    pub flags: FlagWord<AcBaseQualitiesFlags, { AcBaseQualitiesFlags::NAMED }>,
    /// What the character is: a creature.
    pub weenie_type: WeenieType,
    /// Properties that are integers, such as the level.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_INT))]
    pub int_properties: Option<PackableHashTable<PropertyInt, i32>>,
    /// Properties that are 64-bit integers, such as the experience.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_INT64))]
    pub int64_properties: Option<PackableHashTable<PropertyInt64, i64>>,
    /// Properties that are booleans.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_BOOL))]
    pub bool_properties: Option<PackableHashTable<PropertyBool, Toggle>>,
    /// Properties that are floating-point numbers.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_FLOAT))]
    pub float_properties: Option<PackableHashTable<PropertyFloat, f64>>,
    /// Properties that are texts, such as the name.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_STRING))]
    pub string_properties: Option<PackableHashTable<PropertyString, String>>,
    /// Properties that are ids of data files, such as the model.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_DATA_ID))]
    pub data_properties: Option<PackableHashTable<PropertyDataId, u32>>,
    /// Properties that are objects, such as the patron.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_INSTANCE_ID))]
    pub instance_properties: Option<PackableHashTable<PropertyInstanceId, u32>>,
    /// Properties that are places, such as the lifestone.
    #[wire(bit = flags & FlagWord::new(AcBaseQualitiesFlags::PROPERTY_POSITION))]
    pub position_properties: Option<PackableHashTable<PropertyPosition, Position>>,
}

/// `EventFilter`: a list of events; meaning unknown.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct EventFilter {
    /// The numbers of the events.
    pub events: Vec<u32>,
}

/// `ACQualities`: attributes, skills and spells of a character.
///
/// Servers send the first two, the spell book and the enchantments. The other parts describe
/// creatures and generators, and no server is known to send them.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct AcQualities {
    /// Which parts are there; encoding sets the bits from the parts.
    pub flags: FlagWord<AcQualitiesFlags, { AcQualitiesFlags::NAMED }>,
    /// Whether the character has health.
    #[wire(as = Bool32)]
    pub has_health: bool,
    /// Attributes and vitals.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::ATTRIBUTES))]
    pub attributes: Option<AttributeCache>,
    /// The skills, trained or not.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::SKILLS))]
    pub skills: Option<PackableHashTable<SkillId, Skill>>,
    /// The parts of the body.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::BODY))]
    pub body: Option<Body>,
    /// The spells that the character knows.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::SPELL_BOOK))]
    pub spell_book: Option<PackableHashTable<LayeredSpellId, SpellBookPage>>,
    /// The spells that are in effect on the character.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::ENCHANTMENTS))]
    pub enchantments: Option<EnchantmentRegistry>,
    /// A list of events; meaning unknown.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::EVENT_FILTER))]
    pub event_filter: Option<EventFilter>,
    /// What the creature does and says when something happens.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::EMOTES))]
    pub emotes: Option<EmoteTable>,
    /// Items that the creature is made with.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::CREATION_PROFILE))]
    pub creation_profile: Option<Vec<CreationProfile>>,
    /// The pages, of a book.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::PAGE_DATA))]
    pub page_data: Option<PageDataList>,
    /// What a generator can make.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::GENERATORS))]
    pub generators: Option<GeneratorTable>,
    /// What a generator has made.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::GENERATOR_REGISTRY))]
    pub generator_registry: Option<GeneratorRegistry>,
    /// What a generator will make.
    #[wire(bit = flags & FlagWord::new(AcQualitiesFlags::GENERATOR_QUEUE))]
    pub generator_queue: Option<GeneratorQueue>,
}
