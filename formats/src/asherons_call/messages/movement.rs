//! How objects move, as servers and clients tell it.

use codec_core::{Implied, Wire};

use super::flags::CountedFlags;
use crate::asherons_call::{
    AsheronsCall, Origin,
    enums::{
        Command, HoldKey, MovementCommand, MovementOption, MovementParameterFlags, MovementType,
        StanceMode,
    },
};

/// `MovementData`: a movement, and where it stands in the sequences of its object.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct MovementData {
    /// How often the object's movement has changed.
    pub movement_sequence: u16,
    /// How often the server has taken control of the object's movement.
    pub server_control_sequence: u16,
    /// 1 if the mover has decided it by itself, 0 if the server has.
    pub autonomous: u8,
    /// What the mover does.
    #[wire(align = 4)]
    pub movement: Movement,
}

/// `MovementUnpack`: a movement of one of five types.
///
/// ```text
/// 06   | 00      | 3d 00  | ...
/// type | options | stance | what the type has
/// ```
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct Movement {
    /// Which of the five types.
    pub kind: Implied<MovementType>,
    /// What else is there, and how the mover jumps.
    pub options: MovementOption,
    /// How the mover stands, such as with a sword in hand.
    pub stance: StanceMode,
    /// What the type has.
    #[wire(switch = kind)]
    pub action: Action,
    /// The object that the mover sticks to: there with [`Action::Interpreted`] and the option for
    /// it, which encoding checks and does not set.
    #[wire(when = kind == MovementType::InterpretedMotionState
        && options.contains(MovementOption::STICK_TO_OBJECT))]
    pub sticky_object: Option<u32>,
}

/// What a [`Movement`] is.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall, tag = u8)]
#[non_exhaustive]
pub enum Action {
    /// Commands, such as to walk, turn or wave.
    #[wire(id = 0)]
    Interpreted(MotionState),
    /// To an object.
    #[wire(id = 6)]
    MoveToObject {
        /// The object.
        target: u32,
        /// Where the object is.
        origin: Origin,
        /// How.
        parameters: MoveToParameters,
        /// How fast the mover runs, as a multiple of the usual speed.
        run_rate: f32,
    },
    /// To a place.
    #[wire(id = 7)]
    MoveToPosition {
        /// The place.
        origin: Origin,
        /// How.
        parameters: MoveToParameters,
        /// How fast the mover runs, as a multiple of the usual speed.
        run_rate: f32,
    },
    /// To face an object.
    #[wire(id = 8)]
    TurnToObject {
        /// The object.
        target: u32,
        /// Where the object is, in degrees clockwise from the north. It counts instead of that in
        /// the parameters.
        heading: f32,
        /// How.
        parameters: TurnToParameters,
    },
    /// To face a heading.
    #[wire(id = 9)]
    TurnToHeading(TurnToParameters),
}

/// The flag word of a [`MotionState`]: which fields are there, and how many commands.
pub type MotionFlags = CountedFlags<7, 7>;

impl MotionFlags {
    /// The stance is there.
    pub const STYLE: Self = Self::new(0x01);
    /// The command ahead is there.
    pub const FORWARD_COMMAND: Self = Self::new(0x02);
    /// The speed ahead is there.
    pub const FORWARD_SPEED: Self = Self::new(0x04);
    /// The command to the side is there.
    pub const SIDESTEP_COMMAND: Self = Self::new(0x08);
    /// The speed to the side is there.
    pub const SIDESTEP_SPEED: Self = Self::new(0x10);
    /// The command around is there.
    pub const TURN_COMMAND: Self = Self::new(0x20);
    /// The speed around is there.
    pub const TURN_SPEED: Self = Self::new(0x40);
}

/// `InterpretedMotionState`: what an object does.
///
/// Bits 0 to 6 of the flags say what is there, bits 7 to 13 how many commands. What is not there is
/// as usual: no combat, ready, no command, speed 1.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct MotionState {
    /// Which fields are there, and how many commands; encoding computes it.
    pub flags: Implied<MotionFlags>,
    /// The stance.
    #[wire(bit = flags & MotionFlags::STYLE)]
    pub style: Option<StanceMode>,
    /// The command ahead or back.
    #[wire(bit = flags & MotionFlags::FORWARD_COMMAND)]
    pub forward_command: Option<MovementCommand>,
    /// The command to the side.
    #[wire(bit = flags & MotionFlags::SIDESTEP_COMMAND)]
    pub sidestep_command: Option<MovementCommand>,
    /// The command around.
    #[wire(bit = flags & MotionFlags::TURN_COMMAND)]
    pub turn_command: Option<MovementCommand>,
    /// How fast it goes, as a multiple of the usual speed.
    #[wire(bit = flags & MotionFlags::FORWARD_SPEED)]
    pub forward_speed: Option<f32>,
    /// How fast it steps to the side, as a multiple of the usual speed.
    #[wire(bit = flags & MotionFlags::SIDESTEP_SPEED)]
    pub sidestep_speed: Option<f32>,
    /// How fast it turns, as a multiple of the usual speed.
    #[wire(bit = flags & MotionFlags::TURN_SPEED)]
    pub turn_speed: Option<f32>,
    /// Gestures and attacks, once each.
    #[wire(count = flags)]
    pub commands: Vec<MotionCommand>,
    /// Zeros up to a multiple of 4.
    #[wire(align = 4)]
    pub end: (),
}

/// The flag word of a [`RawMotionState`]: which fields are there, and how many commands.
pub type RawMotionFlags = CountedFlags<11, 21>;

impl RawMotionFlags {
    /// The key that is held is there.
    pub const HOLD_KEY: Self = Self::new(0x001);
    /// The stance is there.
    pub const STYLE: Self = Self::new(0x002);
    /// The command ahead is there.
    pub const FORWARD_COMMAND: Self = Self::new(0x004);
    /// The key that is held ahead is there.
    pub const FORWARD_HOLD_KEY: Self = Self::new(0x008);
    /// The speed ahead is there.
    pub const FORWARD_SPEED: Self = Self::new(0x010);
    /// The command to the side is there.
    pub const SIDESTEP_COMMAND: Self = Self::new(0x020);
    /// The key that is held to the side is there.
    pub const SIDESTEP_HOLD_KEY: Self = Self::new(0x040);
    /// The speed to the side is there.
    pub const SIDESTEP_SPEED: Self = Self::new(0x080);
    /// The command around is there.
    pub const TURN_COMMAND: Self = Self::new(0x100);
    /// The key that is held around is there.
    pub const TURN_HOLD_KEY: Self = Self::new(0x200);
    /// The speed around is there.
    pub const TURN_SPEED: Self = Self::new(0x400);
}

/// `RawMotionState`: what a player's keys do.
///
/// Bits 0 to 10 of the flags say what is there, the bits above how many commands. What is not there
/// is as usual: no combat, ready, no command, speed 1.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct RawMotionState {
    /// Which fields are there, and how many commands; encoding computes it.
    pub flags: Implied<RawMotionFlags>,
    /// Whether the key to run is held.
    #[wire(bit = flags & RawMotionFlags::HOLD_KEY)]
    pub hold_key: Option<HoldKey>,
    /// The number of a [`StanceMode`] in the low half, its class of commands in the high half.
    #[wire(bit = flags & RawMotionFlags::STYLE)]
    pub style: Option<u32>,
    /// The command ahead: the number of a [`MovementCommand`] in the low half, its class in the
    /// high half.
    #[wire(bit = flags & RawMotionFlags::FORWARD_COMMAND)]
    pub forward_command: Option<u32>,
    /// Whether the key to run is held for the command ahead.
    #[wire(bit = flags & RawMotionFlags::FORWARD_HOLD_KEY)]
    pub forward_hold_key: Option<HoldKey>,
    /// How fast it goes, as a multiple of the usual speed.
    #[wire(bit = flags & RawMotionFlags::FORWARD_SPEED)]
    pub forward_speed: Option<f32>,
    /// The command to the side, likewise.
    #[wire(bit = flags & RawMotionFlags::SIDESTEP_COMMAND)]
    pub sidestep_command: Option<u32>,
    /// Whether the key to run is held for the command to the side.
    #[wire(bit = flags & RawMotionFlags::SIDESTEP_HOLD_KEY)]
    pub sidestep_hold_key: Option<HoldKey>,
    /// How fast it steps to the side, as a multiple of the usual speed.
    #[wire(bit = flags & RawMotionFlags::SIDESTEP_SPEED)]
    pub sidestep_speed: Option<f32>,
    /// The command around, likewise.
    #[wire(bit = flags & RawMotionFlags::TURN_COMMAND)]
    pub turn_command: Option<u32>,
    /// Whether the key to run is held for the command around.
    #[wire(bit = flags & RawMotionFlags::TURN_HOLD_KEY)]
    pub turn_hold_key: Option<HoldKey>,
    /// How fast it turns, as a multiple of the usual speed.
    #[wire(bit = flags & RawMotionFlags::TURN_SPEED)]
    pub turn_speed: Option<f32>,
    /// Gestures and attacks, once each.
    #[wire(count = flags)]
    pub commands: Vec<MotionCommand>,
}

/// `PackedMotionCommand`: a command, once.
#[derive(Wire, Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct MotionCommand {
    /// Which gesture or attack.
    pub command: Command,
    /// Sequence number in 15 bits; the highest bit says that the mover gave the command itself.
    pub packed_sequence: u16,
    /// How fast it is played, as a multiple of the usual speed.
    pub speed: f32,
}

impl MotionCommand {
    /// A command; of the sequence number, 15 bits are kept.
    #[must_use]
    pub const fn new(command: Command, sequence: u16, autonomous: bool, speed: f32) -> Self {
        let flag = if autonomous { 0x8000 } else { 0 };
        Self { command, packed_sequence: sequence & 0x7fff | flag, speed }
    }

    /// The sequence number.
    #[must_use]
    pub const fn sequence(&self) -> u16 {
        self.packed_sequence & 0x7fff
    }

    /// Whether the mover gave the command itself.
    #[must_use]
    pub const fn autonomous(&self) -> bool {
        self.packed_sequence & 0x8000 != 0
    }
}

/// `MoveToMovementParameters`: how to go somewhere.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct MoveToParameters {
    /// Which ways to move are allowed, and what to do at the end.
    pub flags: MovementParameterFlags,
    /// How near to go, in meters; 0.6 as usual.
    pub distance_to_object: f32,
    /// How near to stay away, in meters.
    pub min_distance: f32,
    /// The distance at which to give up, in meters; the largest float for never.
    pub fail_distance: f32,
    /// The speed of the animation; 1 as usual.
    pub speed: f32,
    /// The distance from which on to run, in meters; nearer, the mover walks.
    pub walk_run_threshold: f32,
    /// The heading in the end, in degrees clockwise from the north.
    pub desired_heading: f32,
}

/// `TurnToMovementParameters`: how to turn.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = AsheronsCall)]
pub struct TurnToParameters {
    /// Which ways to move are allowed, and what to do at the end.
    pub flags: MovementParameterFlags,
    /// The speed of the animation; 1 as usual.
    pub speed: f32,
    /// The heading in the end, in degrees clockwise from the north.
    pub desired_heading: f32,
}
