//! Combat.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `AttackHeight`: where an attack aims.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum AttackHeight {
    /// The head and shoulders.
    High = 1,
    /// The body and arms.
    Medium = 2,
    /// The legs and feet.
    Low = 3,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

/// `DamageLocation`: where a creature was hit.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum DamageLocation {
    /// The head.
    Head = 0,
    /// The chest.
    Chest = 1,
    /// The belly.
    Abdomen = 2,
    /// An upper arm.
    UpperArm = 3,
    /// A lower arm.
    LowerArm = 4,
    /// A hand.
    Hand = 5,
    /// A thigh.
    UpperLeg = 6,
    /// A lower leg.
    LowerLeg = 7,
    /// A foot.
    Foot = 8,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `CombatMode`: how a creature fights.
    pub flags CombatMode: u32 {
        /// Does not fight.
        NON_COMBAT = 0x1,
        /// With weapons in the hand, or without any.
        MELEE = 0x2,
        /// With weapons that shoot or are thrown.
        MISSILE = 0x4,
        /// With spells.
        MAGIC = 0x8,
    }
}

flags! {
    /// `AttackConditionsMask`: what took part in an attack. One description has it in 32 bits;
    /// messages have it in 64.
    pub flags AttackConditionsMask: u64 {
        /// An augmentation of the target turned a critical hit into a normal one.
        CRITICAL_PROTECTION_AUGMENTATION = 0x1,
        /// The skill Recklessness raised the damage.
        RECKLESSNESS = 0x2,
        /// The skill Sneak Attack raised the damage, because the target looked away.
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
