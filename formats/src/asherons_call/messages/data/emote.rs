//! Emotes: what creatures and items do and say when something happens.
//!
//! The world's designers write them; servers carry them out. No server is known to send them to
//! clients.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32, Frame, PackableHashTable, Position,
    enums::{EmoteCategory, EmoteType},
    messages::data::CreationProfile,
};

/// `Emote`: one thing that a creature or item does.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Emote {
    /// What it does.
    pub kind: EmoteType,
    /// The seconds to wait before it.
    pub delay: f32,
    /// How strong a gesture is.
    pub extent: f32,
    /// What it needs for that.
    #[wire(switch = kind)]
    pub choice: EmoteChoice,
}

/// What [`Emote`] holds, as its field `kind` says. Variants are named after the first of their
/// kinds.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum EmoteChoice {
    /// Says, tells or does something that is a text; asks for or changes a quest or an event of
    /// that name.
    #[wire(id = [0x1, 0x8, 0xa, 0xd, 0x10, 0x11, 0x12, 0x14, 0x15, 0x16, 0x17, 0x18, 0x19, 0x1a, 0x1f, 0x33, 0x3a, 0x3c, 0x3d, 0x40, 0x41, 0x43, 0x44, 0x4f, 0x50, 0x51, 0x53, 0x58, 0x79])]
    Act {
        /// The text, or the name of the quest, event or set of emotes.
        message: String,
    },
    /// Changes how often a quest is done or which of its bits are set, or asks for them.
    #[wire(id = [0x20, 0x21, 0x46, 0x54, 0x55, 0x56, 0x59, 0x66, 0x67, 0x68, 0x69, 0x6a, 0x6b, 0x6c, 0x6d])]
    DecrementQuest {
        /// The name of the quest.
        message: String,
        /// The number or the bits.
        amount: u32,
    },
    /// Changes an integer or boolean property of the player.
    #[wire(id = [0x35, 0x36, 0x37, 0x45])]
    SetIntStat {
        /// The property.
        stat: u32,
        /// The new value, or by how much it changes.
        amount: u32,
    },
    /// Changes a 64-bit integer property of the player.
    #[wire(id = 0x73)]
    SetInt64Stat {
        /// The property.
        stat: u32,
    },
    /// Changes a floating-point property of the player.
    #[wire(id = 0x76)]
    SetFloatStat {
        /// The property.
        stat: u32,
        /// The new value.
        percent: f64,
    },
    /// Asks whether a number lies in a range: how often a quest is done, how many are in the
    /// fellowship, how many titles there are.
    #[wire(id = [0x1e, 0x3b, 0x47, 0x52])]
    InqQuestSolves {
        /// The name of the quest, and of the answers.
        message: String,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
    },
    /// Gives the player experience.
    #[wire(id = [0x2, 0x3e])]
    AwardXp {
        /// How much.
        amount64: u64,
        /// How much hero experience.
        hero_xp64: u64,
    },
    /// Takes or gives luminance.
    #[wire(id = [0x70, 0x71])]
    SpendLuminance {
        /// How much.
        amount64: u64,
    },
    /// Gives or takes something that is counted or has a number: a title, skill credits, the
    /// penalty for dying, a contract.
    #[wire(id = [0x22, 0x2f, 0x30, 0x5a, 0x77, 0x78])]
    AddCharacterTitle {
        /// How much, or which.
        amount: u32,
    },
    /// Casts or teaches a spell.
    #[wire(id = [0xe, 0x13, 0x1b, 0x49])]
    CastSpell {
        /// The spell.
        spell_id: u32,
    },
    /// Gives or takes items.
    #[wire(id = [0x3, 0x4a])]
    Give {
        /// The items.
        c_profile: CreationProfile,
    },
    /// Asks whether the player has items.
    #[wire(id = 0x4c)]
    InqOwnsItems {
        /// The name of the answers.
        msg: String,
        /// The items.
        c_profile: CreationProfile,
    },
    /// Makes treasure.
    #[wire(id = 0x38)]
    CreateTreasure {
        /// How much it is worth, up to 8.
        wealth_rating: i32,
        /// The kind of items.
        treasure_class: i32,
        /// The kind of treasure, from 0 to 3.
        treasure_type: i32,
    },
    /// Makes a gesture.
    #[wire(id = [0x5, 0x34])]
    Motion {
        /// The number of the gesture.
        motion: u32,
    },
    /// Goes or turns somewhere.
    #[wire(id = [0x4, 0x6, 0xb, 0x57])]
    MoveHome {
        /// The place and the direction.
        frame: Frame,
    },
    /// Plays an effect.
    #[wire(id = 0x7)]
    PhysScript {
        /// The number of the effect.
        physics_script: u32,
    },
    /// Makes a sound.
    #[wire(id = 0x9)]
    Sound {
        /// The number of a [`Sound`](crate::asherons_call::enums::Sound).
        sound: u32,
    },
    /// Gives the player experience or points in a skill.
    #[wire(id = [0x1c, 0x1d])]
    AwardSkillXp {
        /// How much.
        amount: u32,
        /// The skill.
        stat: u32,
    },
    /// Takes a skill from the player.
    #[wire(id = 0x6e)]
    UntrainSkill {
        /// The skill.
        stat: u32,
    },
    /// Gives the player other skills of the heritage.
    #[wire(id = 0x6f)]
    SetAltRacialSkills {
        /// Which.
        amount: u32,
    },
    /// Asks whether something is true of the player: a property, or that a skill is trained or
    /// specialized.
    #[wire(id = [0x23, 0x2d, 0x2e])]
    InqBoolStat {
        /// The name of the answers.
        message: String,
        /// The property or skill.
        stat: u32,
    },
    /// Asks the player a question, or whether a property is a text.
    #[wire(id = [0x26, 0x4b])]
    InqStringStat {
        /// The name of the answers.
        message: String,
        /// The question or text.
        test_string: String,
        /// The property.
        stat: u32,
    },
    /// Asks whether an integer property, attribute, vital or skill of the player lies in a range.
    #[wire(id = [0x24, 0x27, 0x28, 0x29, 0x2a, 0x2b, 0x2c])]
    InqIntStat {
        /// The name of the answers.
        message: String,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// The property, attribute, vital or skill.
        stat: u32,
    },
    /// Asks whether a 64-bit integer property of the player lies in a range.
    #[wire(id = 0x72)]
    InqInt64Stat {
        /// The name of the answers.
        message: String,
        /// The least.
        min64: u64,
        /// The most.
        max64: u64,
        /// The property.
        stat: u32,
    },
    /// Asks whether a floating-point property of the player lies in a range.
    #[wire(id = 0x25)]
    InqFloatStat {
        /// The name of the answers.
        message: String,
        /// The least.
        f_min: f64,
        /// The most.
        f_max: f64,
        /// The property.
        stat: u32,
    },
    /// Gives the player a part of the experience of the next level.
    #[wire(id = 0x31)]
    AwardLevelProportionalXp {
        /// Which part, from 0 to 1.
        percent: f64,
        /// The least.
        min64: u64,
        /// The most.
        max64: u64,
    },
    /// Gives the player a part of the experience of the next point in a skill.
    #[wire(id = 0x32)]
    AwardLevelProportionalSkillXp {
        /// The skill.
        stat: u32,
        /// Which part, from 0 to 1.
        percent: f64,
        /// The least.
        min: u32,
        /// The most.
        max: u32,
        /// Whether the player is told.
        #[wire(as = Bool32)]
        display: bool,
    },
    /// Sends the player or the creature somewhere, or makes it the place to come back to after
    /// death.
    #[wire(id = [0x3f, 0x63, 0x64])]
    SetSanctuaryPosition {
        /// The place.
        position: Position,
    },
    /// Nothing, with all other values that are known.
    #[wire(id = [0x0, 0xc, 0xf, 0x39, 0x42, 0x48, 0x4d, 0x4e, 0x5b, 0x5c, 0x5d, 0x5e, 0x5f, 0x60, 0x61, 0x62, 0x65, 0x74, 0x75])]
    Nothing,
}

/// `EmoteSet`: what a creature or item does when something happens.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct EmoteSet {
    /// What happens.
    pub category: EmoteCategory,
    /// How likely this set is chosen among those of its category, as a sum with those before it, up
    /// to 1.
    pub probability: f32,
    /// When exactly.
    #[wire(switch = category)]
    pub choice: EmoteSetChoice,
    /// What is done, one after the other.
    pub emotes: Vec<Emote>,
}

/// What [`EmoteSet`] holds, as its field `category` says. Variants are named after the first of
/// their categories.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u32)]
#[non_exhaustive]
pub enum EmoteSetChoice {
    /// Someone gives an item, which is refused or taken.
    #[wire(id = [0x1, 0x6])]
    Refuse {
        /// The class of the item.
        class_id: u32,
    },
    /// Time passes.
    #[wire(id = 0x5)]
    HeartBeat {
        /// The stance that the creature must be in.
        style: u32,
        /// The movement that the creature must make.
        substyle: u32,
    },
    /// A question has been answered, or something with a name has happened.
    #[wire(id = [0xc, 0xd, 0x16, 0x17, 0x1b, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26])]
    QuestSuccess {
        /// The name of the quest, question, event or signal.
        quest: String,
    },
    /// A customer does something.
    #[wire(id = 0x2)]
    Vendor {
        /// What the customer does.
        vendor_type: u32,
    },
    /// The creature is hurt.
    #[wire(id = 0xf)]
    WoundedTaunt {
        /// The least part of health that is left, from 0 to 1.
        min_health: f32,
        /// The most part of health that is left, from 0 to 1.
        max_health: f32,
    },
    /// Nothing, with all other values that are known.
    #[wire(id = [0x0, 0x3, 0x4, 0x7, 0x8, 0x9, 0xa, 0xb, 0xe, 0x10, 0x11, 0x12, 0x13, 0x14, 0x15, 0x18, 0x19, 0x1a])]
    Nothing,
}

/// `EmoteSetList`: the sets of one category.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct EmoteSetList {
    /// The sets.
    pub emotes: Vec<EmoteSet>,
}

/// `EmoteTable`: all that a creature or item does when something happens.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct EmoteTable {
    /// The sets, by category.
    pub emotes: PackableHashTable<EmoteCategory, EmoteSetList>,
}
