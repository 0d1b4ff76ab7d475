//! Movement.

use codec_core::Wire;

use super::flags;
use crate::asherons_call::AsheronsCall;

/// `MovementType`: the kind of a movement.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u8, open)]
#[repr(u8)]
#[non_exhaustive]
pub enum MovementType {
    /// How the creature moves and stands, as commands and speeds.
    InterpretedMotionState = 0,
    /// It goes to an object.
    MoveToObject = 6,
    /// It goes to a place.
    MoveToPosition = 7,
    /// It turns to an object.
    TurnToObject = 8,
    /// It turns to a direction.
    TurnToPosition = 9,
    /// A number without a name.
    #[wire(other)]
    Other(u8),
}

/// `MovementCommand`: a way to move, as the low half of a motion command.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum MovementCommand {
    /// Runs while the key is held.
    HoldRun = 0x1,
    /// Steps aside while the key is held.
    HoldSidestep = 0x2,
    /// Walks forward.
    WalkForward = 0x5,
    /// Walks backwards.
    WalkBackwards = 0x6,
    /// Runs forward.
    RunForward = 0x7,
    /// Turns right.
    TurnRight = 0xd,
    /// Turns left.
    TurnLeft = 0xe,
    /// Steps to the right.
    SideStepRight = 0xf,
    /// Steps to the left.
    SideStepLeft = 0x10,
    /// A number without a name.
    #[wire(other)]
    Other(u16),
}

/// `StanceMode`: the stance of a creature, as the low half of a motion command.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum StanceMode {
    /// Fights with bare hands.
    HandCombat = 0x3c,
    /// Does not fight.
    NonCombat = 0x3d,
    /// Fights with a weapon in one hand.
    SwordCombat = 0x3e,
    /// Fights with a bow.
    BowCombat = 0x3f,
    /// Fights with a weapon and a shield.
    SwordShieldCombat = 0x40,
    /// Fights with a crossbow.
    CrossbowCombat = 0x41,
    /// A number that the game does not use.
    UnusedCombat = 0x42,
    /// Fights with a sling.
    SlingCombat = 0x43,
    /// Fights with a sword in both hands.
    TwoHandedSwordCombat = 0x44,
    /// Fights with a staff in both hands.
    TwoHandedStaffCombat = 0x45,
    /// Fights with a weapon in each hand.
    DualWieldCombat = 0x46,
    /// Fights with weapons that are thrown.
    ThrownWeaponCombat = 0x47,
    /// Holds a bow without arrows.
    BowNoAmmo = 0xe8,
    /// Holds a crossbow without bolts.
    CrossBowNoAmmo = 0xe9,
    /// Fights with an atlatl, a thrower of darts.
    AtlatlCombat = 0x138,
    /// Fights with thrown weapons and a shield.
    ThrownShieldCombat = 0x139,
    /// A number without a name.
    #[wire(other)]
    Other(u16),
}

/// `HoldKey`: the key that is held during a movement.
#[derive(Wire, Clone, Copy)]
#[wire(format = AsheronsCall, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum HoldKey {
    /// Not known.
    Invalid = 0,
    /// No key: the creature walks.
    None = 1,
    /// The key for running.
    Run = 2,
    /// A number without a name.
    #[wire(other)]
    Other(u32),
}

flags! {
    /// `MovementOption`: what else a movement tells.
    ///
    /// Some descriptions have it as an enum; its values are bits.
    pub flags MovementOption: u8, empty NONE {
        /// It stays with an object, whose id follows.
        STICK_TO_OBJECT = 0x1,
        /// It jumps without a run.
        STANDING_LONG_JUMP = 0x2,
    }
}

flags! {
    /// How an object may move on its way to a place or heading. ACE calls it `MovementParams`.
    pub flags MovementParameterFlags: u32 {
        CAN_WALK = 0x1,
        CAN_RUN = 0x2,
        CAN_SIDESTEP = 0x4,
        CAN_WALK_BACKWARDS = 0x8,
        /// It may run faster when the target is far.
        CAN_CHARGE = 0x10,
        /// It gives up if it would have to walk.
        FAIL_WALK = 0x20,
        /// At the end it turns to the heading that is given.
        USE_FINAL_HEADING = 0x40,
        /// It stays with the target.
        STICKY = 0x80,
        /// It goes away from the target, up to a distance.
        MOVE_AWAY = 0x100,
        /// It goes to the target.
        MOVE_TOWARDS = 0x200,
        /// Distances count from the surfaces of the objects, not from their centers.
        USE_SPHERES = 0x400,
        /// It takes the key for running from the parameters.
        SET_HOLD_KEY = 0x800,
        /// The client decides, not the server.
        AUTONOMOUS = 0x1000,
        /// What the player asked for changes.
        MODIFY_RAW_STATE = 0x2000,
        /// What the creature does changes.
        MODIFY_INTERPRETED_STATE = 0x4000,
        /// Another movement to a place ends.
        CANCEL_MOVE_TO = 0x8000,
        /// It stands still first.
        STOP_COMPLETELY = 0x1_0000,
        /// It cannot jump between two animations.
        DISABLE_JUMP_DURING_LINK = 0x2_0000,
    }
}
