//! What is told of objects.

use super::flags;

flags! {
    /// `HookAppraisalFlags`: what is told of an item on a hook.
    pub flags HookAppraisalFlags: u32 {
        /// A player can write on it.
        INSCRIBABLE = 0x1,
        /// It heals.
        IS_HEALER = 0x2,
        /// It opens locks.
        IS_LOCKPICK = 0x8,
    }
}

flags! {
    /// `ArmorHighlightMask`: which values of an armor are highlighted.
    pub flags ArmorHighlightMask: u16 {
        ARMOR_LEVEL = 0x1,
        SLASHING_PROTECTION = 0x2,
        PIERCING_PROTECTION = 0x4,
        BLUDGEONING_PROTECTION = 0x8,
        COLD_PROTECTION = 0x10,
        FIRE_PROTECTION = 0x20,
        ACID_PROTECTION = 0x40,
        ELECTRICAL_PROTECTION = 0x80,
    }
}

flags! {
    /// `ResistHighlightMask`: which resistances of a creature are highlighted.
    pub flags ResistHighlightMask: u16 {
        RESIST_SLASH = 0x1,
        RESIST_PIERCE = 0x2,
        RESIST_BLUDGEON = 0x4,
        RESIST_FIRE = 0x8,
        RESIST_COLD = 0x10,
        RESIST_ACID = 0x20,
        RESIST_ELECTRIC = 0x40,
        RESIST_HEALTH_BOOST = 0x80,
        RESIST_STAMINA_DRAIN = 0x100,
        RESIST_STAMINA_BOOST = 0x200,
        RESIST_MANA_DRAIN = 0x400,
        RESIST_MANA_BOOST = 0x800,
        MANA_CONVERSION_MOD = 0x1000,
        ELEMENTAL_DAMAGE_MOD = 0x2000,
        RESIST_NETHER = 0x4000,
    }
}

flags! {
    /// `WeaponHighlightMask`: which values of a weapon are highlighted.
    pub flags WeaponHighlightMask: u16 {
        ATTACK_SKILL = 0x1,
        MELEE_DEFENSE = 0x2,
        SPEED = 0x4,
        DAMAGE = 0x8,
        DAMAGE_VARIANCE = 0x10,
        DAMAGE_MOD = 0x20,
    }
}
