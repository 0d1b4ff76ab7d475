//! Attacks, and the health of a target.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall,
    enums::{AttackHeight, CombatMode},
};

/// `Combat_TargetedMeleeAttack` (0x0008): the player attacks a target with a melee weapon or bare
/// hands.
///
/// The server answers with
/// [`HandleCommenceAttackEvent`](crate::asherons_call::messages::event::combat::HandleCommenceAttackEvent)
/// and, when it is over,
/// [`HandleAttackDoneEvent`](crate::asherons_call::messages::event::combat::HandleAttackDoneEvent).
#[doc(alias = "Combat_TargetedMeleeAttack")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0008)]
pub struct TargetedMeleeAttack {
    /// The creature or player to attack.
    pub object_id: u32,
    /// Whether to aim high, at the middle or low.
    pub height: AttackHeight,
    /// How far the power bar has been charged, from 0 to 1. More power does more damage and takes
    /// longer.
    pub power: f32,
}

/// `Combat_TargetedMissileAttack` (0x000a): the player shoots or throws at a target.
#[doc(alias = "Combat_TargetedMissileAttack")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x000a)]
pub struct TargetedMissileAttack {
    /// The creature or player to attack.
    pub object_id: u32,
    /// Whether to aim high, at the middle or low.
    pub height: AttackHeight,
    /// How far the accuracy bar has been charged, from 0 to 1. More accuracy takes longer.
    pub accuracy: f32,
}

/// `Combat_ChangeCombatMode` (0x0053): the player draws or puts away weapons, or gets ready for
/// magic.
#[doc(alias = "Combat_ChangeCombatMode")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x0053)]
pub struct ChangeCombatMode {
    /// The mode to change to.
    pub mode: CombatMode,
}

/// `Combat_CancelAttack` (0x01b7): the player stops attacking.
#[doc(alias = "Combat_CancelAttack")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01b7)]
pub struct CancelAttack;

/// `Combat_QueryHealth` (0x01bf): the player selects something and wants to see its health.
///
/// The answer is
/// [`QueryHealthResponse`](crate::asherons_call::messages::event::combat::QueryHealthResponse).
#[doc(alias = "Combat_QueryHealth")]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01bf)]
pub struct QueryHealth {
    /// What is selected, or 0 if nothing is any more.
    pub object_id: u32,
}
