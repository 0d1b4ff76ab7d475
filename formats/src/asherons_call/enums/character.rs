//! Characters.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `SkillId`: a skill.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = i32, open)]
#[repr(i32)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant is named after what it stands for")]
pub enum SkillId {
    Axe = 1,
    Bow = 2,
    Crossbow = 3,
    Dagger = 4,
    Mace = 5,
    MeleeDefense = 6,
    MissileDefense = 7,
    Sling = 8,
    Spear = 9,
    Staff = 10,
    Sword = 11,
    ThrownWeapons = 12,
    UnarmedCombat = 13,
    ArcaneLore = 14,
    MagicDefense = 15,
    ManaConversion = 16,
    Spellcraft = 17,
    ItemTinkering = 18,
    AssessPerson = 19,
    Deception = 20,
    Healing = 21,
    Jump = 22,
    Lockpick = 23,
    Run = 24,
    Awareness = 25,
    ArmorRepair = 26,
    AssessCreature = 27,
    WeaponTinkering = 28,
    ArmorTinkering = 29,
    MagicItemTinkering = 30,
    CreatureEnchantment = 31,
    ItemEnchantment = 32,
    LifeMagic = 33,
    WarMagic = 34,
    Leadership = 35,
    Loyalty = 36,
    Fletching = 37,
    Alchemy = 38,
    Cooking = 39,
    Salvaging = 40,
    TwoHandedCombat = 41,
    Gearcraft = 42,
    VoidMagic = 43,
    HeavyWeapons = 44,
    LightWeapons = 45,
    FinesseWeapons = 46,
    MissileWeapons = 47,
    DualWield = 49,
    Recklessness = 50,
    SneakAttack = 51,
    DirtyFighting = 52,
    Challenge = 53,
    Summoning = 54,
    /// A number without a name.
    #[wire(other)]
    Other(i32),
}

/// `SkillAdvancementClass`: how far a skill is trained.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum SkillAdvancementClass {
    /// The skill was not learned; some can be used without, badly.
    Untrained = 1,
    /// Learned for skill credits.
    Trained = 2,
    /// Learned for more credits: it begins higher and rises for less experience.
    Specialized = 3,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `AttributeId`: an attribute of a character.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum AttributeId {
    /// Damage of melee weapons, and how much can be carried.
    Strength = 1,
    /// Health and stamina.
    Endurance = 2,
    /// How fast the character runs and attacks.
    Quickness = 3,
    /// How well weapons and tools are handled.
    Coordination = 4,
    /// Magic and crafts.
    Focus = 5,
    /// Called Self in the game: mana and the strength of will behind spells.
    SelfAttr = 6,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `VitalId`: the maximum of a vital of a character.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum VitalId {
    /// At no health the character dies.
    MaximumHealth = 1,
    /// Stamina is spent by attacks and jumps.
    MaximumStamina = 3,
    /// Mana is spent by spells.
    MaximumMana = 5,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `CurVitalId`: the current value of a vital of a character.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum CurVitalId {
    /// What is left of the health.
    CurrentHealth = 2,
    /// What is left of the stamina.
    CurrentStamina = 4,
    /// What is left of the mana.
    CurrentMana = 6,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `Gender`: the gender of a character.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum Gender {
    /// None was chosen.
    Invalid = 0,
    /// A man.
    Male = 1,
    /// A woman.
    Female = 2,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}

/// `HeritageGroup`: the heritage of a character.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum HeritageGroup {
    /// None was chosen.
    Invalid = 0,
    /// People of the north of Ispar.
    Aluvian = 1,
    /// The desert people of Ispar, spelt Gharu'ndim in the game.
    Gharundim = 2,
    /// People of the east of Ispar.
    Sho = 3,
    /// People of the west of Ispar, later invaders.
    Viamontian = 4,
    /// Umbraen: humans who became shadows.
    Shadowbound = 5,
    /// Machines with a will.
    Gearknight = 6,
    /// A warlike people of Dereth.
    Tumerok = 7,
    /// Giants of the mountains.
    Lugian = 8,
    /// The first people of Dereth.
    Empyrean = 9,
    /// Shadows of another kind than the Umbraen.
    Penumbraen = 10,
    /// The dead who rose.
    Undead = 11,
    /// Insects, for players who fight against the others.
    Olthoi = 12,
    /// Insects that spit acid.
    OlthoiAcid = 13,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}

/// `ConfirmationType`: what a player is asked to confirm.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ConfirmationType {
    /// Another player wants to swear allegiance to this one.
    SwearAllegiance = 1,
    /// A skill would be changed for good.
    AlterSkill = 2,
    /// An attribute would be changed for good.
    AlterAttribute = 3,
    /// The player is invited to a fellowship.
    Fellowship = 4,
    /// A recipe may fail or destroy what goes into it.
    Craft = 5,
    /// An augmentation, which is never lost again.
    Augmentation = 6,
    /// Another question, whose text the server sends.
    YesNo = 7,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `AttributeMask`: which attributes are told, or raised and lowered.
    pub flags AttributeMask: u16 {
        STRENGTH = 0x1,
        ENDURANCE = 0x2,
        QUICKNESS = 0x4,
        COORDINATION = 0x8,
        FOCUS = 0x10,
        SELF_ATTR = 0x20,
        HEALTH = 0x40,
        STAMINA = 0x80,
        MANA = 0x100,
    }
}

flags! {
    /// `CharacterOptions1`: settings of a character.
    pub flags CharacterOptions1: u32 {
        /// Attacks again by itself.
        AUTO_REPEAT_ATTACK = 0x2,
        IGNORE_ALLEGIANCE_REQUESTS = 0x4,
        IGNORE_FELLOWSHIP_REQUESTS = 0x8,
        NOT_USED2 = 0x10,
        NOT_USED3 = 0x20,
        /// Other players may give things.
        ALLOW_GIVE = 0x40,
        /// The camera stays on the target of a fight.
        VIEW_COMBAT_TARGET = 0x80,
        SHOW_TOOLTIPS = 0x100,
        /// Tries to hide its own values from those who look.
        USE_DECEPTION = 0x200,
        /// Runs unless a key is held.
        TOGGLE_RUN = 0x400,
        /// The chat stays open behind a line.
        STAY_IN_CHAT_MODE = 0x800,
        ADVANCED_COMBAT_UI = 0x1000,
        /// Takes the next target by itself.
        AUTO_TARGET = 0x2000,
        NOT_USED4 = 0x4000,
        VIVID_TARGETING_INDICATOR = 0x8000,
        DISABLE_MOST_WEATHER_EFFECTS = 0x1_0000,
        IGNORE_TRADE_REQUESTS = 0x2_0000,
        /// Shares experience with the fellowship.
        FELLOWSHIP_SHARE_XP = 0x4_0000,
        /// Others may let this player loot their corpses.
        ACCEPT_LOOT_PERMITS = 0x8_0000,
        /// Shares loot with the fellowship.
        FELLOWSHIP_SHARE_LOOT = 0x10_0000,
        SIDE_BY_SIDE_VITALS = 0x20_0000,
        COORDINATES_ON_RADAR = 0x40_0000,
        SPELL_DURATION = 0x80_0000,
        NOT_USED5 = 0x100_0000,
        /// Does not show the borders of houses.
        DISABLE_HOUSE_RESTRICTION_EFFECTS = 0x200_0000,
        DRAG_ITEM_ON_PLAYER_OPENS_SECURE_TRADE = 0x400_0000,
        DISPLAY_ALLEGIANCE_LOGON_NOTIFICATIONS = 0x800_0000,
        /// Runs at the target of an attack.
        USE_CHARGE_ATTACK = 0x1000_0000,
        /// Joins a fellowship without being asked.
        AUTO_ACCEPT_FELLOW_REQUEST = 0x2000_0000,
        HEAR_ALLEGIANCE_CHAT = 0x4000_0000,
        /// Asks before a craft that may fail.
        USE_CRAFT_SUCCESS_DIALOG = 0x8000_0000,
    }
}

flags! {
    /// `CharacterOptions2`: more settings of a character.
    pub flags CharacterOptions2: u32 {
        /// The sky stays that of the day.
        PERSISTENT_AT_DAY = 0x1,
        DISPLAY_DATE_OF_BIRTH = 0x2,
        DISPLAY_CHESS_RANK = 0x4,
        DISPLAY_FISHING_SKILL = 0x8,
        DISPLAY_NUMBER_DEATHS = 0x10,
        DISPLAY_AGE = 0x20,
        /// Lines of the chat have a time.
        TIME_STAMP = 0x40,
        /// Salvages materials of several kinds at once.
        SALVAGE_MULTIPLE = 0x80,
        HEAR_GENERAL_CHAT = 0x100,
        HEAR_TRADE_CHAT = 0x200,
        /// Hears players who look for a group.
        HEAR_LFG_CHAT = 0x400,
        HEAR_ROLEPLAY_CHAT = 0x800,
        /// Friends do not see the player in the game.
        APPEAR_OFFLINE = 0x1000,
        DISPLAY_NUMBER_CHARACTER_TITLES = 0x2000,
        /// New things go into the main pack.
        MAIN_PACK_PREFERRED = 0x4000,
        /// Aims where the target will be.
        LEAD_MISSILE_TARGETS = 0x8000,
        USE_FAST_MISSILES = 0x1_0000,
        FILTER_LANGUAGE = 0x2_0000,
        /// Asks before a rare item is used up.
        CONFIRM_VOLATILE_RARE_USE = 0x4_0000,
        HEAR_SOCIETY_CHAT = 0x8_0000,
        SHOW_HELM = 0x10_0000,
        /// Shows no fog far away.
        DISABLE_DISTANCE_FOG = 0x20_0000,
        /// Turns with the mouse.
        USE_MOUSE_TURNING = 0x40_0000,
        SHOW_CLOAK = 0x80_0000,
        /// The windows cannot be moved.
        LOCK_UI = 0x100_0000,
        /// Hears of the deaths of player killers.
        HEAR_PK_DEATH = 0x200_0000,
    }
}
