//! Words whose bits say which optional fields of a structure are there.
//!
//! Encoding sets these bits from the fields, unless the structure says otherwise. Bits that stand
//! for no field are kept.

use super::{flags, wide};

flags! {
    /// Which fields of a [`PhysicsDesc`](crate::asherons_call::messages::object::PhysicsDesc) are
    /// there. ACE calls it `PhysicsDescriptionFlag`.
    pub flags PhysicsDescriptionFlags: u32 {
        SETUP = 0x1,
        MOTION_TABLE = 0x2,
        VELOCITY = 0x4,
        ACCELERATION = 0x8,
        OMEGA = 0x10,
        PARENT = 0x20,
        CHILDREN = 0x40,
        SCALE = 0x80,
        FRICTION = 0x100,
        ELASTICITY = 0x200,
        TIMESTAMPS = 0x400,
        SOUND_TABLE = 0x800,
        SCRIPT_TABLE = 0x1000,
        DEFAULT_SCRIPT = 0x2000,
        DEFAULT_SCRIPT_INTENSITY = 0x4000,
        POSITION = 0x8000,
        MOVEMENT = 0x1_0000,
        ANIMATION_FRAME = 0x2_0000,
        TRANSLUCENCY = 0x4_0000,
    }
}

impl PhysicsDescriptionFlags {
    /// The bits that encoding sets from the fields.
    pub const PRESENCE: u64 =
        Self::NAMED & !wide(Self::TIMESTAMPS.union(Self::ANIMATION_FRAME).bits());
}

flags! {
    /// Which fields of an
    /// [`OldPublicWeenieDesc`](crate::asherons_call::messages::data::OldPublicWeenieDesc) are
    /// there. Two bits have another meaning than in [`WeenieHeaderFlag`](super::WeenieHeaderFlag).
    pub flags OldWeenieHeaderFlags: u32 {
        PLURAL_NAME = 0x1,
        ITEMS_CAPACITY = 0x2,
        CONTAINER_CAPACITY = 0x4,
        VALUE = 0x8,
        USEABILITY = 0x10,
        USE_RADIUS = 0x20,
        MONARCH = 0x40,
        EFFECTS = 0x80,
        AMMUNITION_TYPE = 0x100,
        COMBAT_USE = 0x200,
        STRUCTURE = 0x400,
        MAX_STRUCTURE = 0x800,
        STACK_SIZE = 0x1000,
        MAX_STACK_SIZE = 0x2000,
        CONTAINER = 0x4000,
        WIELDER = 0x8000,
        VALID_SLOTS = 0x1_0000,
        SLOTS = 0x2_0000,
        PRIORITY = 0x4_0000,
        TARGET_TYPE = 0x8_0000,
        BLIP_COLOR = 0x10_0000,
        VENDOR_CLASS_ID = 0x20_0000,
        SPELL = 0x40_0000,
        RADAR_ENUM = 0x80_0000,
        OBVIOUS_DISTANCE = 0x100_0000,
        HOUSE_OWNER = 0x200_0000,
        RESTRICTIONS = 0x400_0000,
        PHYSICS_SCRIPT = 0x800_0000,
        HOOK_TYPE = 0x1000_0000,
        HOOK_ITEM_TYPES = 0x2000_0000,
        ICON_OVERLAY = 0x4000_0000,
        MATERIAL = 0x8000_0000,
    }
}

flags! {
    /// Which parts of a
    /// [`SetAppraiseInfo`](crate::asherons_call::messages::event::item::SetAppraiseInfo) are
    /// there. ACE calls it `IdentifyResponseFlags`.
    pub flags AppraisalFlags: u32 {
        INT_PROPERTIES = 0x1,
        BOOL_PROPERTIES = 0x2,
        FLOAT_PROPERTIES = 0x4,
        STRING_PROPERTIES = 0x8,
        SPELL_BOOK = 0x10,
        WEAPON_PROFILE = 0x20,
        HOOK_PROFILE = 0x40,
        ARMOR_PROFILE = 0x80,
        CREATURE_PROFILE = 0x100,
        ARMOR_HIGHLIGHT = 0x200,
        RESIST_HIGHLIGHT = 0x400,
        WEAPON_HIGHLIGHT = 0x800,
        DATA_ID_PROPERTIES = 0x1000,
        INT64_PROPERTIES = 0x2000,
        ARMOR_LEVELS = 0x4000,
    }
}

flags! {
    /// Which parts of a
    /// [`CreatureAppraisalProfile`](crate::asherons_call::messages::data::CreatureAppraisalProfile)
    /// are there. ACE calls it `CreatureProfileFlags`.
    pub flags CreatureAppraisalFlags: u32 {
        /// Which values are raised or lowered is told.
        HAS_BUFFS_DEBUFFS = 0x1,
        /// The attributes are told, because the player looked well enough.
        SHOW_ATTRIBUTES = 0x8,
    }
}

flags! {
    /// Which tables of a
    /// [`GenericQualitiesData`](crate::asherons_call::messages::data::GenericQualitiesData) are
    /// there. ACE calls it `GenericQualitiesPackHeader`.
    pub flags GenericQualitiesFlags: u32 {
        INT_PROPERTIES = 0x1,
        BOOL_PROPERTIES = 0x2,
        FLOAT_PROPERTIES = 0x4,
        STRING_PROPERTIES = 0x8,
    }
}

flags! {
    /// Which attributes and vitals of an
    /// [`AttributeCache`](crate::asherons_call::messages::data::AttributeCache) are there;
    /// servers send all nine.
    pub flags AttributeCacheFlags: u32 {
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
    /// Which parts of a [`PlayerModule`](crate::asherons_call::messages::data::PlayerModule) are
    /// there. ACE calls it `CharacterOptionDataFlag`.
    ///
    /// The three bits for spell bars exclude each other: the first of [`MULTI_SPELL_LIST`],
    /// [`EXTENDED_MULTI_SPELL_LISTS`] and [`SPELL_LISTS_8`] that is set counts.
    ///
    /// [`MULTI_SPELL_LIST`]: Self::MULTI_SPELL_LIST
    /// [`EXTENDED_MULTI_SPELL_LISTS`]: Self::EXTENDED_MULTI_SPELL_LISTS
    /// [`SPELL_LISTS_8`]: Self::SPELL_LISTS_8
    pub flags PlayerModuleFlags: u32 {
        SHORTCUTS = 0x1,
        /// Whom the player does not hear.
        SQUELCH_LIST = 0x2,
        /// The first spell bars.
        MULTI_SPELL_LIST = 0x4,
        /// How many components of spells to buy.
        DESIRED_COMPONENTS = 0x8,
        /// More spell bars.
        EXTENDED_MULTI_SPELL_LISTS = 0x10,
        SPELLBOOK_FILTERS = 0x20,
        CHARACTER_OPTIONS2 = 0x40,
        TIMESTAMP_FORMAT = 0x80,
        GENERIC_QUALITIES = 0x100,
        GAMEPLAY_OPTIONS = 0x200,
        /// All eight spell bars.
        SPELL_LISTS_8 = 0x400,
    }
}

impl PlayerModuleFlags {
    /// The bits that encoding sets from the fields.
    pub const PRESENCE: u64 = Self::NAMED
        & !wide(
            Self::SQUELCH_LIST
                .union(Self::MULTI_SPELL_LIST)
                .union(Self::EXTENDED_MULTI_SPELL_LISTS)
                .union(Self::SPELL_LISTS_8)
                .bits(),
        );

    /// How many spell bars there are besides the first.
    #[must_use]
    pub const fn more_spell_bars(self) -> u8 {
        if self.contains(Self::MULTI_SPELL_LIST) {
            4
        } else if self.contains(Self::EXTENDED_MULTI_SPELL_LISTS) {
            6
        } else if self.contains(Self::SPELL_LISTS_8) {
            7
        } else {
            0
        }
    }
}

flags! {
    /// What is known of a member of an allegiance, and which fields of an
    /// [`AllegianceData`](crate::asherons_call::messages::data::AllegianceData) are there. ACE
    /// calls it `AllegianceIndex`.
    pub flags AllegianceDataFlags: u32 {
        /// The member is in the game.
        LOGGED_IN = 0x1,
        UPDATE = 0x2,
        /// How long the member belongs to it is told.
        HAS_ALLEGIANCE_AGE = 0x4,
        /// The level is told.
        HAS_PACKED_LEVEL = 0x8,
        /// Experience goes up to the patron.
        MAY_PASSUP_EXPERIENCE = 0x10,
    }
}

impl AllegianceDataFlags {
    /// The bit that encoding sets from a field.
    pub const PRESENCE: u64 = wide(Self::HAS_PACKED_LEVEL.bits());
}
