//! Combat.

use super::{flags, open_enum};

open_enum! {
    /// `AttackHeight`: where an attack aims.
    pub enum AttackHeight: u32 {
        High = 1,
        Medium = 2,
        Low = 3,
    }
}

open_enum! {
    /// `DamageLocation`: where a creature was hit.
    pub enum DamageLocation: u32 {
        Head = 0,
        Chest = 1,
        Abdomen = 2,
        UpperArm = 3,
        LowerArm = 4,
        Hand = 5,
        UpperLeg = 6,
        LowerLeg = 7,
        Foot = 8,
    }
}

flags! {
    /// `CombatMode`: how a creature fights.
    pub flags CombatMode: u32 {
        NON_COMBAT = 0x1,
        MELEE = 0x2,
        MISSILE = 0x4,
        MAGIC = 0x8,
    }
}

flags! {
    /// `AttackConditionsMask`: what took part in an attack. One description has it in 32 bits;
    /// messages have it in 64.
    pub flags AttackConditionsMask: u64 {
        CRITICAL_PROTECTION_AUGMENTATION = 0x1,
        RECKLESSNESS = 0x2,
        SNEAK_ATTACK = 0x4,
    }
}

flags! {
    /// `DamageType`: kinds of damage.
    pub flags DamageType: u32 {
        SLASHING = 0x1,
        PIERCING = 0x2,
        BLUDGEONING = 0x4,
        COLD = 0x8,
        FIRE = 0x10,
        ACID = 0x20,
        ELECTRIC = 0x40,
    }
}
