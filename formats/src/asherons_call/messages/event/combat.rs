//! How a fight goes: hits, evasions, deaths, the health of a target.

use codec_core::Wire;

use crate::asherons_call::{
    AsheronsCall, Bool32,
    enums::{AttackConditionsMask, DamageLocation, DamageType},
};

/// `Combat_HandleAttackDoneEvent` (0x01a7): the player's attack is over; the next one can begin.
#[doc(alias("Combat_HandleAttackDoneEvent", "AttackDone"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01a7)]
pub struct HandleAttackDoneEvent {
    /// The number of a [`WeenieError`](crate::asherons_call::enums::WeenieError) as servers write
    /// it, 0 for none. Clients seem not to use it.
    pub number: u32,
}

/// `Combat_HandleVictimNotificationEventSelf` (0x01ac): the player's own character has died.
#[doc(alias("Combat_HandleVictimNotificationEventSelf", "VictimNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01ac)]
pub struct HandleVictimNotificationEventSelf {
    /// How it died, in words.
    pub message: String,
}

/// `Combat_HandleVictimNotificationEventOther` (0x01ad): the player has killed something, or
/// someone has died nearby.
#[doc(alias("Combat_HandleVictimNotificationEventOther", "KillerNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01ad)]
pub struct HandleVictimNotificationEventOther {
    /// How it died, in words.
    pub message: String,
}

/// `Combat_HandleAttackerNotificationEvent` (0x01b1): the player has hit a target.
#[doc(alias("Combat_HandleAttackerNotificationEvent", "AttackerNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01b1)]
pub struct HandleAttackerNotificationEvent {
    /// The target's name.
    pub defender_name: String,
    /// The kind of damage.
    pub kind: DamageType,
    /// The part of the target's full health that the hit has taken, from 0 to 1.
    pub damage_percent: f64,
    /// How much health the hit has taken, in points.
    pub damage: u32,
    /// Whether it was a critical hit.
    #[wire(as = Bool32)]
    pub critical: bool,
    /// What was special about the attack, such as a sneak attack.
    pub attack_conditions: AttackConditionsMask,
}

/// `Combat_HandleDefenderNotificationEvent` (0x01b2): the player has been hit.
#[doc(alias("Combat_HandleDefenderNotificationEvent", "DefenderNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01b2)]
pub struct HandleDefenderNotificationEvent {
    /// The attacker's name.
    pub attacker_name: String,
    /// The kind of damage.
    pub kind: DamageType,
    /// The part of the player's full health that the hit has taken, from 0 to 1.
    pub damage_percent: f64,
    /// How much health the hit has taken, in points.
    pub damage: u32,
    /// The part of the body that was hit.
    pub location: DamageLocation,
    /// Whether it was a critical hit.
    #[wire(as = Bool32)]
    pub critical: bool,
    /// What was special about the attack, such as a sneak attack.
    pub attack_conditions: AttackConditionsMask,
}

/// `Combat_HandleEvasionAttackerNotificationEvent` (0x01b3): the target has evaded the player's
/// attack.
#[doc(alias("Combat_HandleEvasionAttackerNotificationEvent", "EvasionAttackerNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01b3)]
pub struct HandleEvasionAttackerNotificationEvent {
    /// The target's name.
    pub defender_name: String,
}

/// `Combat_HandleEvasionDefenderNotificationEvent` (0x01b4): the player has evaded an attack.
#[doc(alias("Combat_HandleEvasionDefenderNotificationEvent", "EvasionDefenderNotification"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01b4)]
pub struct HandleEvasionDefenderNotificationEvent {
    /// The attacker's name.
    pub attacker_name: String,
}

/// `Combat_HandleCommenceAttackEvent` (0x01b8): the player's attack begins.
#[doc(alias("Combat_HandleCommenceAttackEvent", "CombatCommenceAttack"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01b8)]
pub struct HandleCommenceAttackEvent;

/// `Combat_QueryHealthResponse` (0x01c0): how much health a selected creature has, for the bar on
/// the screen.
///
/// Servers send it as the answer to
/// [`QueryHealth`](crate::asherons_call::messages::action::combat::QueryHealth) and again while the
/// creature stays selected.
#[doc(alias("Combat_QueryHealthResponse", "UpdateHealth"))]
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, id = 0x01c0)]
pub struct QueryHealthResponse {
    /// The creature.
    pub object_id: u32,
    /// The part of its full health that is left, from 0 to 1.
    pub health: f32,
}
