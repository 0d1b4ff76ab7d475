//! Structures that several messages have.

mod admin;
mod allegiance;
mod appraisal;
mod attribute;
mod body;
mod book;
mod character;
mod chess;
mod container;
mod contract;
mod creation_profile;
mod data_file;
mod emote;
mod fellowship;
mod generator;
mod house;
mod magic;
mod old_weenie;
mod option;
mod player_movement;
mod quality;
mod salvage;
mod social;
mod trade;
mod vendor;
mod window;

pub use self::{
    admin::{AdminAccountData, AdminPlayerData},
    allegiance::{
        AllegianceData, AllegianceDataTimeOnlinePart, AllegianceHierarchy, AllegianceProfile,
        AllegianceRecord,
    },
    appraisal::{
        ArmorProfile, CreatureAppraisalProfile, CreatureAppraisalProfileAttrHighlightPart,
        CreatureAppraisalProfileStrengthPart, HookAppraisalProfile, WeaponProfile,
    },
    attribute::{AttributeCache, AttributeInfo, SecondaryAttributeInfo, Skill},
    body::{ArmorCache, Body, BodyPart, BodyPartSelectionData},
    book::{PageData, PageDataList},
    character::{CharGenResult, CharacterIdentity, InventoryPlacement},
    chess::{GameMoveData, GameMoveDataChoice},
    container::ContentProfile,
    contract::{ContractTracker, ContractTrackerTable},
    creation_profile::CreationProfile,
    data_file::{DddRevision, PTaggedIterationList},
    emote::{Emote, EmoteChoice, EmoteSet, EmoteSetChoice, EmoteSetList, EmoteTable},
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
    old_weenie::OldPublicWeenieDesc,
    option::{PlayerModule, ShortCutData},
    player_movement::{AutonomousPositionPack, JumpPack, JumpPackEnd, MoveToStatePack},
    quality::{AcBaseQualities, AcQualities, EventFilter, GenericQualitiesData},
    salvage::{SalvageOperationsResultData, SalvageResult},
    social::{FriendData, SquelchDb, SquelchInfo},
    trade::Trade,
    vendor::VendorProfile,
    window::{
        GameplayOptions, OptionProperty, OptionPropertyChoice, WindowOption, WindowOptionChoice,
        WindowProperty, WindowPropertyChoice, WindowTitle,
    },
};
