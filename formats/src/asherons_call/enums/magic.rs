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
        LIFE_SPELLS = 0x1,
        CREATURE_SPELLS = 0x2,
        VITAE = 0x4,
        COOLDOWNS = 0x8,
    }
}

flags! {
    /// `EnchantmentTypeFlags`: what an enchantment changes, and how.
    pub flags EnchantmentTypeFlags: u32, empty UNDEF {
        ATTRIBUTE = 0x1,
        SECOND_ATT = 0x2,
        INT = 0x4,
        FLOAT = 0x8,
        SKILL = 0x10,
        BODY_DAMAGE_VALUE = 0x20,
        BODY_DAMAGE_VARIANCE = 0x40,
        BODY_ARMOR_VALUE = 0x80,
        STAT_TYPES = 0xff,
        SINGLE_STAT = 0x1000,
        MULTIPLE_STAT = 0x2000,
        MULTIPLICATIVE = 0x4000,
        ADDITIVE = 0x8000,
        ATTACK_SKILLS = 0x1_0000,
        DEFENSE_SKILLS = 0x2_0000,
        MULTIPLICATIVE_DEGRADE = 0x10_0000,
        ADDITIVE_DEGRADE = 0x20_0000,
        VITAE = 0x80_0000,
        COOLDOWN = 0x100_0000,
        BENEFICIAL = 0x200_0000,
    }
}
