//! Messages to avatars.

use codec_core::Wire;

use super::{AvBrain, AvTask, MessageHeader};
use crate::moul::{BitVector, Creatable, Flagged, Moul, RawCreatable, SafeString, key::Key};

/// `plAvatarMsg`: what messages to avatars begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x297, name = "plAvatarMsg")]
pub struct AvatarMsg {
    /// What all messages have.
    pub base: MessageHeader,
}

/// `plAvTaskMsg`: gives an avatar something to do.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x298, name = "plAvTaskMsg")]
pub struct AvTaskMsg {
    /// What messages to avatars have.
    pub base: AvatarMsg,
    /// What to do.
    #[wire(as = Flagged<Box<Creatable<AvTask>>>)]
    pub task: Option<Box<Creatable<AvTask>>>,
}

/// `plAvSeekMsg`: makes an avatar go somewhere.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x299, name = "plAvSeekMsg")]
pub struct AvSeekMsg {
    /// What to do there.
    pub base: AvTaskMsg,
    /// Where to go; if it is nothing, `target` says it.
    pub seek_point: Key,
    /// Where to go, if there is no `seek_point`.
    #[wire(when = seek_point.0.is_none())]
    pub target: Option<SeekTarget>,
    /// How long it takes, in seconds.
    pub duration: f32,
    /// Whether it walks there.
    pub smart_seek: bool,
    /// The animation that it should stand right for.
    #[wire(as = SafeString)]
    pub anim_name: String,
    /// Which point of the animation.
    pub align_type: u16,
    /// Whether it does not go at all.
    pub no_seek: bool,
    /// How it goes.
    pub seek_flags: u8,
    /// Who is told when it is there.
    pub finish_key: Key,
}

/// A place, in an [`AvSeekMsg`].
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct SeekTarget {
    /// The place.
    pub position: [f32; 3],
    /// A point to look at.
    pub look_at: [f32; 3],
}

/// `plAvOneShotMsg`: makes an avatar go somewhere and play an animation.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x29a, name = "plAvOneShotMsg")]
pub struct AvOneShotMsg {
    /// Where to go.
    pub base: AvSeekMsg,
    /// The animation.
    #[wire(as = SafeString)]
    pub anim_name: String,
    /// Whether the player drives it.
    pub drivable: bool,
    /// Whether it can go backwards.
    pub reversible: bool,
}

/// `plAvBrainGenericMsg`: drives an animation in several stages.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x38f, name = "plAvBrainGenericMsg")]
pub struct AvBrainGenericMsg {
    /// What messages to avatars have.
    pub base: AvatarMsg,
    /// What to do.
    pub command: u32,
    /// The stage.
    pub which_stage: i32,
    /// Whether `new_time` counts.
    pub set_time: bool,
    /// Where in the stage to go on.
    pub new_time: f32,
    /// Whether `new_direction` counts.
    pub set_direction: bool,
    /// Whether to go forward.
    pub new_direction: bool,
    /// How long it takes, in seconds.
    pub transition_time: f32,
}

/// `plAvTaskSeekDoneMsg`: tells that an avatar is where it should be.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2c0, name = "plAvTaskSeekDoneMsg")]
pub struct AvTaskSeekDoneMsg {
    /// What messages to avatars have.
    pub base: AvatarMsg,
    /// Whether it is not.
    pub aborted: bool,
}

/// `plAvPushBrainMsg`: gives an avatar another way to move.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x367, name = "plAvPushBrainMsg")]
pub struct AvPushBrainMsg {
    /// What else to do.
    pub base: AvTaskMsg,
    /// The way to move.
    pub brain: Box<Creatable<AvBrain>>,
}

/// `plAvCoopMsg`: begins or goes on with an animation of two avatars.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x45e, name = "plAvCoopMsg")]
pub struct AvCoopMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What leads the two.
    #[wire(as = Flagged<RawCreatable>)]
    pub coordinator: Option<RawCreatable>,
}

/// `plAvatarInputStateMsg`: tells which keys a player holds.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x347, name = "plAvatarInputStateMsg")]
pub struct AvatarInputStateMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The keys, a bit each.
    pub state: u16,
}

/// `plClimbMsg`: makes an avatar climb.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x451, name = "plClimbMsg")]
pub struct ClimbMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do.
    pub command: u32,
    /// In which direction.
    pub direction: u32,
    /// Whether it is allowed.
    pub status: bool,
    /// Where.
    pub target: Key,
}

/// `plClothingMsg`: changes what an avatar wears.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x357, name = "plClothingMsg")]
pub struct ClothingMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do.
    pub commands: u32,
    /// The piece of clothing.
    #[wire(as = Flagged<Key>)]
    pub item: Option<Key>,
    /// Its color: red, green, blue and opacity.
    pub color: [f32; 4],
    /// Which of its layers.
    pub layer: u8,
    /// What to add.
    pub delta: u8,
    /// How much of it.
    pub weight: f32,
}

/// `plMultistageModMsg`: drives an animation in several stages.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3a3, name = "plMultistageModMsg")]
pub struct MultistageModMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do.
    pub commands: BitVector,
    /// The stage.
    pub stage: u8,
    /// How often it is played.
    pub loops: u8,
}

/// `plSubWorldMsg`: puts an avatar into another frame of motion.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3bf, name = "plSubWorldMsg")]
pub struct SubWorldMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The frame, or nothing for the usual one.
    pub world: Key,
}
