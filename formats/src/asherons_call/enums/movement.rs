//! Movement.

use super::{flags, open_enum};

open_enum! {
    /// `MovementType`: the kind of a movement.
    pub enum MovementType: u8 {
        InterpretedMotionState = 0,
        MoveToObject = 6,
        MoveToPosition = 7,
        TurnToObject = 8,
        TurnToPosition = 9,
    }
}

open_enum! {
    /// `MovementCommand`: a way to move, as the low half of a motion command.
    pub enum MovementCommand: u16 {
        HoldRun = 0x1,
        HoldSidestep = 0x2,
        WalkForward = 0x5,
        WalkBackwards = 0x6,
        RunForward = 0x7,
        TurnRight = 0xd,
        TurnLeft = 0xe,
        SideStepRight = 0xf,
        SideStepLeft = 0x10,
    }
}

open_enum! {
    /// `StanceMode`: the stance of a creature, as the low half of a motion command.
    pub enum StanceMode: u16 {
        HandCombat = 0x3c,
        NonCombat = 0x3d,
        SwordCombat = 0x3e,
        BowCombat = 0x3f,
        SwordShieldCombat = 0x40,
        CrossbowCombat = 0x41,
        UnusedCombat = 0x42,
        SlingCombat = 0x43,
        TwoHandedSwordCombat = 0x44,
        TwoHandedStaffCombat = 0x45,
        DualWieldCombat = 0x46,
        ThrownWeaponCombat = 0x47,
        BowNoAmmo = 0xe8,
        CrossBowNoAmmo = 0xe9,
        AtlatlCombat = 0x138,
        ThrownShieldCombat = 0x139,
    }
}

open_enum! {
    /// `HoldKey`: the key that is held during a movement.
    pub enum HoldKey: u32 {
        Invalid = 0,
        None = 1,
        Run = 2,
    }
}

flags! {
    /// `MovementOption`: what else a movement tells.
    ///
    /// Some descriptions have it as an enum; its values are bits.
    pub flags MovementOption: u8, empty NONE {
        STICK_TO_OBJECT = 0x1,
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
        CAN_CHARGE = 0x10,
        FAIL_WALK = 0x20,
        USE_FINAL_HEADING = 0x40,
        STICKY = 0x80,
        MOVE_AWAY = 0x100,
        MOVE_TOWARDS = 0x200,
        USE_SPHERES = 0x400,
        SET_HOLD_KEY = 0x800,
        AUTONOMOUS = 0x1000,
        MODIFY_RAW_STATE = 0x2000,
        MODIFY_INTERPRETED_STATE = 0x4000,
        CANCEL_MOVE_TO = 0x8000,
        STOP_COMPLETELY = 0x1_0000,
        DISABLE_JUMP_DURING_LINK = 0x2_0000,
    }
}
