//! Emotes: what creatures and items do and say when something happens.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, Frame, PackableHashTable, Position,
    enums::{EmoteCategory, EmoteType},
    messages::data::CreationProfile,
};

/// `Emote`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct Emote {
    /// Type.
    pub kind: EmoteType,
    /// Delay.
    pub delay: f32,
    /// Extent.
    pub extent: f32,
    /// What `kind` asks for.
    #[wire(switch = kind)]
    pub choice: EmoteChoice,
}

/// What [`Emote`] holds, as its field `kind` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum EmoteChoice {
    /// With `Act`, `Say`, `Tell` and more.
    #[wire(id = [0x1, 0x8, 0xa, 0xd, 0x10, 0x11, 0x12, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1f, 0x33, 0x3a, 0x3c, 0x3d, 0x40, 0x41, 0x43, 0x44, 0x4f, 0x50, 0x51, 0x53, 0x58, 0x79])]
    Act {
        /// Message.
        message: String,
    },
    /// With `DecrementQuest`, `IncrementQuest`, `SetQuestCompletions` and more.
    #[wire(id = [0x20, 0x21, 0x46, 0x54, 0x55, 0x56, 0x59, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d])]
    DecrementQuest {
        /// Message.
        message: String,
        /// Amount.
        amount: u32,
    },
    /// With `SetIntStat`, `IncrementIntStat`, `DecrementIntStat` and more.
    #[wire(id = [0x35, 0x36, 0x37, 0x45])]
    SetIntStat {
        /// Stat.
        stat: u32,
        /// Amount.
        amount: u32,
    },
    /// With `SetInt64Stat`.
    #[wire(id = 0x73)]
    SetInt64Stat {
        /// Stat.
        stat: u32,
    },
    /// With `SetFloatStat`.
    #[wire(id = 0x76)]
    SetFloatStat {
        /// Stat.
        stat: u32,
        /// Percent.
        percent: f64,
    },
    /// With `InqQuestSolves`, `InqFellowNum`, `InqNumCharacterTitles` and more.
    #[wire(id = [0x1e, 0x3b, 0x47, 0x52])]
    InqQuestSolves {
        /// Message.
        message: String,
        /// Min.
        min: u32,
        /// Max.
        max: u32,
    },
    /// With `AwardXp`, `AwardNoShareXp`.
    #[wire(id = [0x2, 0x3e])]
    AwardXp {
        /// Amount64.
        amount64: u64,
        /// Hero xp64.
        hero_xp64: u64,
    },
    /// With `SpendLuminance`, `AwardLuminance`.
    #[wire(id = [0x70, 0x71])]
    SpendLuminance {
        /// Amount64.
        amount64: u64,
    },
    /// With `AddCharacterTitle`, `AwardTrainingCredits`, `InflictVitaePenalty` and more.
    #[wire(id = [0x22, 0x2f, 0x30, 0x5a, 0x77, 0x78])]
    AddCharacterTitle {
        /// Amount.
        amount: u32,
    },
    /// With `CastSpell`, `CastSpellInstant`, `TeachSpell` and more.
    #[wire(id = [0xe, 0x13, 0x1b, 0x49])]
    CastSpell {
        /// Spell id.
        spell_id: u32,
    },
    /// With `Give`, `TakeItems`.
    #[wire(id = [0x3, 0x4a])]
    Give {
        /// C profile.
        c_profile: CreationProfile,
    },
    /// With `InqOwnsItems`.
    #[wire(id = 0x4c)]
    InqOwnsItems {
        /// Msg.
        msg: String,
        /// C profile.
        c_profile: CreationProfile,
    },
    /// With `CreateTreasure`.
    #[wire(id = 0x38)]
    CreateTreasure {
        /// Wealth rating.
        wealth_rating: i32,
        /// Treasure class.
        treasure_class: i32,
        /// Treasure type.
        treasure_type: i32,
    },
    /// With `Motion`, `ForceMotion`.
    #[wire(id = [0x5, 0x34])]
    Motion {
        /// Motion.
        motion: u32,
    },
    /// With `MoveHome`, `Move`, `Turn` and more.
    #[wire(id = [0x4, 0x6, 0xb, 0x57])]
    MoveHome {
        /// Frame.
        frame: Frame,
    },
    /// With `PhysScript`.
    #[wire(id = 0x7)]
    PhysScript {
        /// Physics script.
        physics_script: u32,
    },
    /// With `Sound`.
    #[wire(id = 0x9)]
    Sound {
        /// Sound.
        sound: u32,
    },
    /// With `AwardSkillXp`, `AwardSkillPoints`.
    #[wire(id = [0x1c, 0x1d])]
    AwardSkillXp {
        /// Amount.
        amount: u32,
        /// Stat.
        stat: u32,
    },
    /// With `UntrainSkill`.
    #[wire(id = 0x6e)]
    UntrainSkill {
        /// Stat.
        stat: u32,
    },
    /// With `SetAltRacialSkills`.
    #[wire(id = 0x6f)]
    SetAltRacialSkills {
        /// Amount.
        amount: u32,
    },
    /// With `InqBoolStat`, `InqSkillTrained`, `InqSkillSpecialized`.
    #[wire(id = [0x23, 0x2d, 0x2e])]
    InqBoolStat {
        /// Message.
        message: String,
        /// Stat.
        stat: u32,
    },
    /// With `InqStringStat`, `InqYesNo`.
    #[wire(id = [0x26, 0x4b])]
    InqStringStat {
        /// Message.
        message: String,
        /// Test string.
        test_string: String,
        /// Stat.
        stat: u32,
    },
    /// With `InqIntStat`, `InqAttributeStat`, `InqRawAttributeStat` and more.
    #[wire(id = [0x24, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c])]
    InqIntStat {
        /// Message.
        message: String,
        /// Min.
        min: u32,
        /// Max.
        max: u32,
        /// Stat.
        stat: u32,
    },
    /// With `InqInt64Stat`.
    #[wire(id = 0x72)]
    InqInt64Stat {
        /// Message.
        message: String,
        /// Min64.
        min64: u64,
        /// Max64.
        max64: u64,
        /// Stat.
        stat: u32,
    },
    /// With `InqFloatStat`.
    #[wire(id = 0x25)]
    InqFloatStat {
        /// Message.
        message: String,
        /// F min.
        f_min: f64,
        /// F max.
        f_max: f64,
        /// Stat.
        stat: u32,
    },
    /// With `AwardLevelProportionalXp`.
    #[wire(id = 0x31)]
    AwardLevelProportionalXp {
        /// Percent.
        percent: f64,
        /// Min64.
        min64: u64,
        /// Max64.
        max64: u64,
    },
    /// With `AwardLevelProportionalSkillXp`.
    #[wire(id = 0x32)]
    AwardLevelProportionalSkillXp {
        /// Stat.
        stat: u32,
        /// Percent.
        percent: f64,
        /// Min.
        min: u32,
        /// Max.
        max: u32,
        /// Display.
        #[wire(as = Bool32)]
        display: bool,
    },
    /// With `SetSanctuaryPosition`, `TeleportTarget`, `TeleportSelf`.
    #[wire(id = [0x3f, 0x63, 0x64])]
    SetSanctuaryPosition {
        /// Position.
        position: Position,
    },
    /// Nothing, with all other values that are known.
    #[wire(id = [0x0, 0xc, 0xf, 0x39, 0x42, 0x48, 0x4d, 0x4e, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x60, 0x61, 0x62, 0x65, 0x74, 0x75])]
    Nothing,
}

/// `EmoteSet`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EmoteSet {
    /// Category.
    pub category: EmoteCategory,
    /// Probability.
    pub probability: f32,
    /// What `category` asks for.
    #[wire(switch = category)]
    pub choice: EmoteSetChoice,
    /// Emotes.
    pub emotes: Vec<Emote>,
}

/// What [`EmoteSet`] holds, as its field `category` says.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum EmoteSetChoice {
    /// With `Refuse`, `Give`.
    #[wire(id = [0x1, 0x6])]
    Refuse {
        /// Class id.
        class_id: u32,
    },
    /// With `HeartBeat`.
    #[wire(id = 0x5)]
    HeartBeat {
        /// Style.
        style: u32,
        /// Substyle.
        substyle: u32,
    },
    /// With `QuestSuccess`, `QuestFailure`, `TestSuccess` and more.
    #[wire(id = [0xc, 0xd, 0x16, 0x17, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26])]
    QuestSuccess {
        /// Quest.
        quest: String,
    },
    /// With `Vendor`.
    #[wire(id = 0x2)]
    Vendor {
        /// Vendor type.
        vendor_type: u32,
    },
    /// With `WoundedTaunt`.
    #[wire(id = 0xf)]
    WoundedTaunt {
        /// Min health.
        min_health: f32,
        /// Max health.
        max_health: f32,
    },
    /// Nothing, with all other values that are known.
    #[wire(id = [0x0, 0x3, 0x4, 0x7, 0x8, 0x9, 0xa, 0xb, 0xe, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x18, 0x19, 0x1a])]
    Nothing,
}

/// `EmoteSetList`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EmoteSetList {
    /// Emotes.
    pub emotes: Vec<EmoteSet>,
}

/// `EmoteTable`.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall)]
pub struct EmoteTable {
    /// Emotes.
    pub emotes: PackableHashTable<EmoteCategory, EmoteSetList>,
}
