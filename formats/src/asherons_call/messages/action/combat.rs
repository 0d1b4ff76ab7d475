//! Combat.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{AttackHeight, CombatMode},
};

/// `Combat_TargetedMeleeAttack` (0x0008).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0008)]
pub struct TargetedMeleeAttack {
    /// Object id.
    pub object_id: u32,
    /// Height.
    pub height: AttackHeight,
    /// Power.
    pub power: f32,
}

/// `Combat_TargetedMissileAttack` (0x000a).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x000a)]
pub struct TargetedMissileAttack {
    /// Object id.
    pub object_id: u32,
    /// Height.
    pub height: AttackHeight,
    /// Accuracy.
    pub accuracy: f32,
}

/// `Combat_ChangeCombatMode` (0x0053).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x0053)]
pub struct ChangeCombatMode {
    /// Mode.
    pub mode: CombatMode,
}

/// `Combat_CancelAttack` (0x01b7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01b7)]
pub struct CancelAttack;

/// `Combat_QueryHealth` (0x01bf).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01bf)]
pub struct QueryHealth {
    /// Object id.
    pub object_id: u32,
}
