//! Combat.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{AttackConditionsMask, DamageLocation, DamageType},
};

/// `Combat_HandleAttackDoneEvent` (0x01a7).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01a7)]
pub struct HandleAttackDoneEvent {
    /// Number.
    pub number: u32,
}

/// `Combat_HandleVictimNotificationEventSelf` (0x01ac).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01ac)]
pub struct HandleVictimNotificationEventSelf {
    /// Message.
    pub message: String,
}

/// `Combat_HandleVictimNotificationEventOther` (0x01ad).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01ad)]
pub struct HandleVictimNotificationEventOther {
    /// Message.
    pub message: String,
}

/// `Combat_HandleAttackerNotificationEvent` (0x01b1).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01b1)]
pub struct HandleAttackerNotificationEvent {
    /// Defender name.
    pub defender_name: String,
    /// Type.
    pub kind: DamageType,
    /// Damage percent.
    pub damage_percent: f64,
    /// Damage.
    pub damage: u32,
    /// Critical.
    #[wire(as = Bool32)]
    pub critical: bool,
    /// Attack conditions.
    pub attack_conditions: AttackConditionsMask,
}

/// `Combat_HandleDefenderNotificationEvent` (0x01b2).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01b2)]
pub struct HandleDefenderNotificationEvent {
    /// Attacker name.
    pub attacker_name: String,
    /// Type.
    pub kind: DamageType,
    /// Damage percent.
    pub damage_percent: f64,
    /// Damage.
    pub damage: u32,
    /// Location.
    pub location: DamageLocation,
    /// Critical.
    #[wire(as = Bool32)]
    pub critical: bool,
    /// Attack conditions.
    pub attack_conditions: AttackConditionsMask,
}

/// `Combat_HandleEvasionAttackerNotificationEvent` (0x01b3).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01b3)]
pub struct HandleEvasionAttackerNotificationEvent {
    /// Defender name.
    pub defender_name: String,
}

/// `Combat_HandleEvasionDefenderNotificationEvent` (0x01b4).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01b4)]
pub struct HandleEvasionDefenderNotificationEvent {
    /// Attacker name.
    pub attacker_name: String,
}

/// `Combat_HandleCommenceAttackEvent` (0x01b8).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01b8)]
pub struct HandleCommenceAttackEvent;

/// `Combat_QueryHealthResponse` (0x01c0).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = AsheronsCall, id = 0x01c0)]
pub struct QueryHealthResponse {
    /// Object id.
    pub object_id: u32,
    /// Health.
    pub health: f32,
}
