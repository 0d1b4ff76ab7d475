//! Objects.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `WeenieType`: the kind of an object, as a server sees it.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
#[allow(missing_docs, reason = "each variant is named after what it stands for")]
pub enum WeenieType {
    Undef = 0,
    Generic = 1,
    Clothing = 2,
    MissileLauncher = 3,
    Missile = 4,
    Ammunition = 5,
    MeleeWeapon = 6,
    Portal = 7,
    Book = 8,
    Coin = 9,
    Creature = 10,
    Admin = 11,
    Vendor = 12,
    HotSpot = 13,
    Corpse = 14,
    Cow = 15,
    Ai = 16,
    Machine = 17,
    Food = 18,
    Door = 19,
    Chest = 20,
    Container = 21,
    Key = 22,
    Lockpick = 23,
    PressurePlate = 24,
    LifeStone = 25,
    Switch = 26,
    PkModifier = 27,
    Healer = 28,
    LightSource = 29,
    Allegiance = 30,
    Unknownguessedname32 = 31,
    SpellComponent = 32,
    ProjectileSpell = 33,
    Scroll = 34,
    Caster = 35,
    Channel = 36,
    ManaStone = 37,
    Gem = 38,
    AdvocateFane = 39,
    AdvocateItem = 40,
    Sentinel = 41,
    GSpellEconomy = 42,
    LSpellEconomy = 43,
    CraftTool = 44,
    LScoreKeeper = 45,
    GScoreKeeper = 46,
    GScoreGatherer = 47,
    ScoreBook = 48,
    EventCoordinator = 49,
    Entity = 50,
    Stackable = 51,
    Hud = 52,
    House = 53,
    Deed = 54,
    SlumLord = 55,
    Hook = 56,
    Storage = 57,
    BootSpot = 58,
    HousePortal = 59,
    Game = 60,
    GamePiece = 61,
    SkillAlterationDevice = 62,
    AttributeTransferDevice = 63,
    Hooker = 64,
    AllegianceBindstone = 65,
    InGameStatKeeper = 66,
    AugmentationDevice = 67,
    SocialManager = 68,
    Pet = 69,
    PetDevice = 70,
    CombatPet = 71,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `ContainerProperties`: whether an item is a container.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum ContainerProperties {
    /// It holds nothing.
    None = 0,
    /// A pack, which holds items.
    Container = 1,
    /// A focus of a school of magic, which takes the place of a pack.
    Foci = 2,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `RadarBehavior`: when the radar shows an object.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum RadarBehavior {
    /// As the client does by default.
    Undefined = 0,
    /// Never.
    ShowNever = 1,
    /// While the object moves.
    ShowMovement = 2,
    /// While the object attacks.
    ShowAttacking = 3,
    /// Always.
    ShowAlways = 4,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}

/// `RadarColor`: the color of an object on the radar.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum RadarColor {
    /// The color for the kind of the object.
    Default = 0,
    /// Life stones.
    Blue = 1,
    /// Creatures.
    Gold = 2,
    /// Players.
    White = 3,
    /// Portals.
    Purple = 4,
    /// Players who can be killed by players.
    Red = 5,
    /// Players who can be defeated by players, without the loss of a death.
    Pink = 6,
    /// Chosen by servers; no kind of object has it by default.
    Green = 7,
    /// Vendors.
    Yellow = 8,
    /// Sentinels, who watch over the players.
    Cyan = 9,
    /// Members of the fellowship.
    BrightGreen = 16,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}

flags! {
    /// `WeenieHeaderFlag`: which parts of the public description of an object are there. One
    /// description has the names of the two bits of hooks the other way round.
    pub flags WeenieHeaderFlag: u32, empty NONE {
        PLURAL_NAME = 0x1,
        ITEMS_CAPACITY = 0x2,
        CONTAINERS_CAPACITY = 0x4,
        VALUE = 0x8,
        USABLE = 0x10,
        USE_RADIUS = 0x20,
        MONARCH = 0x40,
        UI_EFFECTS = 0x80,
        AMMO_TYPE = 0x100,
        COMBAT_USE = 0x200,
        USES = 0x400,
        MAX_USES = 0x800,
        STACK_SIZE = 0x1000,
        MAX_STACK_SIZE = 0x2000,
        CONTAINER = 0x4000,
        WIELDER = 0x8000,
        VALID_EQUIP_LOCATIONS = 0x1_0000,
        CURRENTLY_WIELDED_LOCATION = 0x2_0000,
        COVERAGE = 0x4_0000,
        TARGET_TYPE = 0x8_0000,
        RADAR_BLIP_COLOR = 0x10_0000,
        BURDEN = 0x20_0000,
        SPELL = 0x40_0000,
        RADAR_BEHAVIOR = 0x80_0000,
        WORKMANSHIP = 0x100_0000,
        OWNER = 0x200_0000,
        HOUSE_RESTRICTIONS = 0x400_0000,
        PHYSICS_SCRIPT = 0x800_0000,
        HOOK_TYPE = 0x1000_0000,
        HOOKABLE_ON = 0x2000_0000,
        ICON_OVERLAY = 0x4000_0000,
        MATERIAL_TYPE = 0x8000_0000,
    }
}

flags! {
    /// `WeenieHeaderFlag2`: which parts of the public description of an object are there, in its
    /// second word.
    pub flags WeenieHeaderFlag2: u32, empty NONE {
        ICON_UNDERLAY = 0x1,
        COOLDOWN = 0x2,
        COOLDOWN_DURATION = 0x4,
        PET_OWNER = 0x8,
    }
}

flags! {
    /// `ObjectDescriptionFlag`: what an object is and does.
    pub flags ObjectDescriptionFlag: u32 {
        /// It can be opened.
        OPENABLE = 0x1,
        /// A player can write on it.
        INSCRIBABLE = 0x2,
        /// It cannot be picked up.
        STUCK = 0x4,
        /// It is a player.
        PLAYER = 0x8,
        ATTACKABLE = 0x10,
        /// A player who can be killed by players.
        PLAYER_KILLER = 0x20,
        /// An administrator who does not show it.
        HIDDEN_ADMIN = 0x40,
        /// The client does not let players select it.
        UI_HIDDEN = 0x80,
        BOOK = 0x100,
        VENDOR = 0x200,
        /// An altar that makes players killable by players.
        PK_SWITCH = 0x400,
        /// An altar that makes them safe again.
        NPK_SWITCH = 0x800,
        DOOR = 0x1000,
        CORPSE = 0x2000,
        /// A place where players return to after a death.
        LIFE_STONE = 0x4000,
        FOOD = 0x8000,
        HEALER = 0x1_0000,
        LOCKPICK = 0x2_0000,
        PORTAL = 0x4_0000,
        /// An administrator.
        ADMIN = 0x10_0000,
        /// A player who can be killed by all and kill all.
        FREE_PK_STATUS = 0x20_0000,
        /// The borders of houses do not hold it.
        IMMUNE_CELL_RESTRICTIONS = 0x40_0000,
        /// It takes the place of a pack.
        REQUIRES_PACK_SLOT = 0x80_0000,
        /// It cannot be sold or salvaged by mistake.
        RETAINED = 0x100_0000,
        /// A player who can be defeated by players, without the loss of a death.
        PK_LITE_STATUS = 0x200_0000,
        /// A second word of flags follows: [`WeenieHeaderFlag2`].
        INCLUDES_SECOND_HEADER = 0x400_0000,
        /// A place that members of an allegiance can recall to.
        BIND_STONE = 0x800_0000,
        /// A rare item that is used up.
        VOLATILE_RARE = 0x1000_0000,
        /// Using it puts it on.
        WIELD_ON_USE = 0x2000_0000,
        /// It is held in the left hand.
        WIELD_LEFT = 0x4000_0000,
    }
}

flags! {
    /// `ItemType`: kinds of items.
    pub flags ItemType: u32 {
        MELEE_WEAPON = 0x1,
        ARMOR = 0x2,
        CLOTHING = 0x4,
        JEWELRY = 0x8,
        CREATURE = 0x10,
        FOOD = 0x20,
        MONEY = 0x40,
        MISC = 0x80,
        MISSILE_WEAPON = 0x100,
        CONTAINER = 0x200,
        USELESS = 0x400,
        GEM = 0x800,
        SPELL_COMPONENTS = 0x1000,
        WRITABLE = 0x2000,
        KEY = 0x4000,
        CASTER = 0x8000,
        PORTAL = 0x1_0000,
        LOCKABLE = 0x2_0000,
        PROMISSORY_NOTE = 0x4_0000,
        MANA_STONE = 0x8_0000,
        SERVICE = 0x10_0000,
        MAGIC_WIELDABLE = 0x20_0000,
        CRAFT_COOKING_BASE = 0x40_0000,
        CRAFT_ALCHEMY_BASE = 0x80_0000,
        CRAFT_FLETCHING_BASE = 0x200_0000,
        CRAFT_ALCHEMY_INTERMEDIATE = 0x400_0000,
        CRAFT_FLETCHING_INTERMEDIATE = 0x800_0000,
        LIFE_STONE = 0x1000_0000,
        TINKERING_TOOL = 0x2000_0000,
        TINKERING_MATERIAL = 0x4000_0000,
        GAMEBOARD = 0x8000_0000,
    }
}

flags! {
    /// `ACBaseQualitiesFlags`: which tables of properties are there.
    pub flags AcBaseQualitiesFlags: u32, empty NONE {
        PROPERTY_INT = 0x1,
        PROPERTY_BOOL = 0x2,
        PROPERTY_FLOAT = 0x4,
        PROPERTY_DATA_ID = 0x8,
        PROPERTY_STRING = 0x10,
        PROPERTY_POSITION = 0x20,
        PROPERTY_INSTANCE_ID = 0x40,
        PROPERTY_INT64 = 0x80,
    }
}

flags! {
    /// `ACQualitiesFlags`: which parts of the qualities of an object are there.
    pub flags AcQualitiesFlags: u32 {
        ATTRIBUTES = 0x1,
        SKILLS = 0x2,
        /// What parts of the body protect and hit.
        BODY = 0x4,
        /// Which events it reacts to.
        EVENT_FILTER = 0x8,
        /// What it does on which occasion.
        EMOTES = 0x10,
        /// What it is made with.
        CREATION_PROFILE = 0x20,
        /// The pages of a book.
        PAGE_DATA = 0x40,
        /// What it makes appear.
        GENERATORS = 0x80,
        SPELL_BOOK = 0x100,
        ENCHANTMENTS = 0x200,
        /// What it has made appear.
        GENERATOR_REGISTRY = 0x400,
        /// What it will make appear.
        GENERATOR_QUEUE = 0x800,
    }
}

flags! {
    /// `Usable`: on what, and from where, an item can be used.
    pub flags Usable: u32 {
        /// Not at all.
        SOURCE_UNUSABLE = 0x1,
        /// On the player, without anything else.
        SOURCE_SELF = 0x2,
        /// While it is wielded.
        SOURCE_WIELDED = 0x4,
        /// While it is carried.
        SOURCE_CONTAINED = 0x8,
        /// While it lies in an open container.
        SOURCE_VIEWED = 0x10,
        /// While it lies in the world; the player walks to it.
        SOURCE_REMOTE = 0x20,
        /// From where the player stands.
        SOURCE_NO_APPROACH = 0x40,
        /// On itself.
        SOURCE_OBJECT_SELF = 0x80,
        /// The target cannot be chosen; the next bits say where the target may be.
        TARGET_UNUSABLE = 0x1_0000,
        TARGET_SELF = 0x2_0000,
        TARGET_WIELDED = 0x4_0000,
        TARGET_CONTAINED = 0x8_0000,
        TARGET_VIEWED = 0x10_0000,
        TARGET_REMOTE = 0x20_0000,
        TARGET_NO_APPROACH = 0x40_0000,
        TARGET_OBJECT_SELF = 0x80_0000,
    }
}

flags! {
    /// `HookType`: kinds of hooks in houses.
    pub flags HookType: u16 {
        FLOOR = 0x1,
        WALL = 0x2,
        CEILING = 0x4,
        YARD = 0x8,
        ROOF = 0x10,
    }
}

flags! {
    /// `IconHighlight`: effects around an icon.
    pub flags IconHighlight: u32, empty INVALID {
        MAGICAL = 0x1,
        POISONED = 0x2,
        BOOST_HEALTH = 0x4,
        BOOST_MANA = 0x8,
        BOOST_STAMINA = 0x10,
        FIRE = 0x20,
        LIGHTNING = 0x40,
        FROST = 0x80,
        ACID = 0x100,
        BLUDGEONING = 0x200,
        SLASHING = 0x400,
        PIERCING = 0x800,
        NETHER = 0x1000,
    }
}
