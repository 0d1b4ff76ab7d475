//! Spells and enchantments.

use super::flags;

flags! {
    /// `SpellBookFilterOptions`: which spells the spell book shows.
    pub flags SpellBookFilterOptions: u32, empty NONE {
        CREATURE = 0x1,
        ITEM = 0x2,
        LIFE = 0x4,
        WAR = 0x8,
        LEVEL1 = 0x10,
        LEVEL2 = 0x20,
        LEVEL3 = 0x40,
        LEVEL4 = 0x80,
        LEVEL5 = 0x100,
        LEVEL6 = 0x200,
        LEVEL7 = 0x400,
        LEVEL8 = 0x800,
        LEVEL9 = 0x1000,
        VOID = 0x2000,
    }
}

flags! {
    /// `EnchantmentRegistryFlags`: which lists of enchantments are there.
    pub flags EnchantmentRegistryFlags: u32 {
        /// Enchantments that multiply a value.
        LIFE_SPELLS = 0x1,
        /// Enchantments that add to a value.
        CREATURE_SPELLS = 0x2,
        /// What the last death took for a while.
        VITAE = 0x4,
        /// Items that cannot be used again yet.
        COOLDOWNS = 0x8,
    }
}

flags! {
    /// `EnchantmentTypeFlags`: what an enchantment changes, and how.
    pub flags EnchantmentTypeFlags: u32, empty UNDEF {
        ATTRIBUTE = 0x1,
        /// A vital: health, stamina or mana.
        SECOND_ATT = 0x2,
        /// A property of 32 bits.
        INT = 0x4,
        FLOAT = 0x8,
        SKILL = 0x10,
        BODY_DAMAGE_VALUE = 0x20,
        BODY_DAMAGE_VARIANCE = 0x40,
        BODY_ARMOR_VALUE = 0x80,
        /// All bits that say what kind of value is changed.
        STAT_TYPES = 0xff,
        /// One value of the kind.
        SINGLE_STAT = 0x1000,
        /// All values of the kind.
        MULTIPLE_STAT = 0x2000,
        /// The value is multiplied.
        MULTIPLICATIVE = 0x4000,
        /// The value is added to.
        ADDITIVE = 0x8000,
        ATTACK_SKILLS = 0x1_0000,
        DEFENSE_SKILLS = 0x2_0000,
        /// The value is multiplied, by less and less.
        MULTIPLICATIVE_DEGRADE = 0x10_0000,
        /// The value is added to, less and less.
        ADDITIVE_DEGRADE = 0x20_0000,
        /// What the last death took for a while.
        VITAE = 0x80_0000,
        /// It only says when an item can be used again.
        COOLDOWN = 0x100_0000,
        /// It is good for whom it is on.
        BENEFICIAL = 0x200_0000,
    }
}
