//! Structures that several messages have.

mod allegiance;
mod appraisal;
mod data_file;
mod emote;
mod fellowship;
mod generator;
mod house;
mod magic;
mod object;
mod option;
mod other;
mod quality;

pub use self::{
    allegiance::{
        AllegianceData, AllegianceDataTimeOnlinePart, AllegianceHierarchy, AllegianceProfile,
        AllegianceRecord,
    },
    appraisal::{
        ArmorProfile, ContentProfile, CreatureAppraisalProfile,
        CreatureAppraisalProfileAttrHighlightPart, CreatureAppraisalProfileStrengthPart,
        HookAppraisalProfile, VendorProfile, WeaponProfile,
    },
    data_file::{DddRevision, PTaggedIterationList},
    emote::{
        CreationProfile, Emote, EmoteChoice, EmoteSet, EmoteSetChoice, EmoteSetList, EmoteTable,
    },
    fellowship::{Fellow, Fellowship, FellowshipLockData},
    generator::{
        GeneratorProfile, GeneratorQueue, GeneratorQueueNode, GeneratorRegistry,
        GeneratorRegistryNode, GeneratorTable,
    },
    house::{GuestInfo, Har, HouseData, HousePayment, HouseProfile},
    magic::{
        Enchantment, EnchantmentRegistry, LayeredSpellId, SpellBookPage, SpellBookPageUnknownPart,
        StatMod,
    },
    object::OldPublicWeenieDesc,
    option::{
        GameplayOptions, OptionProperty, OptionPropertyChoice, PlayerModule, PlayerModuleEightTabs,
        PlayerModuleFiveTabs, PlayerModuleSevenTabs, ShortCutData, WindowOption,
        WindowOptionChoice, WindowProperty, WindowPropertyChoice,
        WindowPropertyChoiceKind1000008DChoice,
    },
    other::{
        AdminAccountData, AdminPlayerData, AutonomousPositionPack, CharGenResult,
        CharacterIdentity, ContractTracker, ContractTrackerTable, FriendData, GameMoveData,
        GameMoveDataChoice, InventoryPlacement, JumpPack, JumpPackEnd, MoveToStatePack,
        SalvageOperationsResultData, SalvageResult, SquelchDb, SquelchInfo, Trade,
    },
    quality::{
        AcBaseQualities, AcQualities, ArmorCache, AttributeCache, AttributeInfo, Body, BodyPart,
        BodyPartSelectionData, EventFilter, GenericQualitiesData, PageData, PageDataList,
        SecondaryAttributeInfo, Skill,
    },
};
