//! What avatars do, and how they move.

use codec_core::{Implied, Wire};

use super::Message;
use crate::moul::{Counted, Creatable, Flagged, Moul, SafeString, key::Key};

/// `plAvTask`: something that an avatar does, behind the index of its class.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u16)]
#[non_exhaustive]
pub enum AvTask {
    /// Plays an animation.
    Anim(AvAnimTask),
    /// Changes the way to move.
    Brain(AvTaskBrain),
    /// Plays an animation before it links.
    OneShotLink(AvOneShotLinkTask),
}

/// `plAvAnimTask`: plays an animation.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x36b, name = "plAvAnimTask")]
pub struct AvAnimTask {
    /// The animation.
    #[wire(as = SafeString)]
    pub anim_name: String,
    /// How much of it there is at first.
    pub initial_blend: f32,
    /// How much of it there is at last.
    pub target_blend: f32,
    /// How fast that changes.
    pub fade_speed: f32,
    /// Where it begins.
    pub set_time: f32,
    /// Whether it begins.
    pub start: bool,
    /// Whether it is repeated.
    pub repeat: bool,
    /// Whether it is attached to the avatar.
    pub attach: bool,
}

/// `plAvOneShotLinkTask`: plays an animation before it links.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x488, name = "plAvOneShotLinkTask")]
pub struct AvOneShotLinkTask {
    /// The animation.
    #[wire(as = SafeString)]
    pub anim_name: String,
    /// The mark in it at which it links.
    #[wire(as = SafeString)]
    pub marker_name: String,
}

/// `plAvTaskBrain`: changes the way to move.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x370, name = "plAvTaskBrain")]
pub struct AvTaskBrain {
    /// The way to move.
    pub brain: Box<Creatable<AvBrain>>,
}

/// `plArmatureBrain`: a way to move, behind the index of its class.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, tag = u16)]
#[non_exhaustive]
pub enum AvBrain {
    /// Any.
    Armature(ArmatureBrain),
    /// That of a human.
    Human(AvBrainHuman),
    /// An animation in several stages.
    Generic(Box<AvBrainGeneric>),
    /// An animation of two avatars.
    Coop(Box<AvBrainCoop>),
}

/// `plArmatureBrain`: what all ways to move begin with; none of it has a meaning.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x35b, name = "plArmatureBrain")]
pub struct ArmatureBrain {
    /// Reserved.
    pub reserved_1: u32,
    /// Reserved.
    pub reserved_2: bool,
    /// Reserved.
    pub reserved_3: u32,
    /// Reserved.
    pub reserved_4: f32,
    /// Reserved.
    pub reserved_5: f64,
}

/// `plAvBrainHuman`: the way a human moves.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x35c, name = "plAvBrainHuman")]
pub struct AvBrainHuman {
    /// What all have.
    pub base: ArmatureBrain,
    /// Whether it is that of an actor of the age.
    pub is_actor: bool,
}

/// `plAvBrainGeneric`: an animation in several stages.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x360, name = "plAvBrainGeneric")]
pub struct AvBrainGeneric {
    /// What all have.
    pub base: ArmatureBrain,
    /// The stages.
    #[wire(as = Counted<u32, BrainStage>)]
    pub stages: Vec<BrainStage>,
    /// The stage it is in.
    pub current_stage: i32,
    /// Kind of animation.
    pub kind: u32,
    /// What ends it.
    pub exit_flags: u32,
    /// What it is doing.
    pub mode: u8,
    /// Whether it goes forward.
    pub forward: bool,
    /// What to send when it begins.
    #[wire(as = Flagged<Creatable<Message>>)]
    pub start_message: Option<Creatable<Message>>,
    /// What to send when it ends.
    #[wire(as = Flagged<Creatable<Message>>)]
    pub end_message: Option<Creatable<Message>>,
    /// How fast it fades in.
    pub fade_in: f32,
    /// How fast it fades out.
    pub fade_out: f32,
    /// How the avatar moves during it.
    pub move_mode: u8,
    /// Which parts of the body it uses.
    pub body_usage: u8,
    /// Who is told about it.
    pub recipient: Key,
}

/// A stage of an [`AvBrainGeneric`], and where it is.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct BrainStage {
    /// Class of the stage.
    #[wire(const = 0x371)]
    pub class_index: Implied<u16>,
    /// The stage.
    pub stage: AnimStage,
    /// Where in it the avatar is.
    pub local_time: f32,
    /// How long it is.
    pub length: f32,
    /// How often it was played.
    pub current_loop: i32,
    /// Whether it is attached to the avatar.
    pub attached: bool,
}

/// `plAnimStage`: a part of an animation.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x371, name = "plAnimStage")]
pub struct AnimStage {
    /// The animation.
    #[wire(as = SafeString)]
    pub anim_name: String,
    /// What to tell of.
    pub notify: u8,
    /// How it goes forward.
    pub forward_type: u32,
    /// How it goes back.
    pub back_type: u32,
    /// When it goes on with the next.
    pub advance_type: u32,
    /// When it goes back to the one before.
    pub regress_type: u32,
    /// How often it is played.
    pub loops: i32,
    /// Whether `advance_to` counts.
    pub do_advance: bool,
    /// The next.
    pub advance_to: u32,
    /// Whether `regress_to` counts.
    pub do_regress: bool,
    /// The one before.
    pub regress_to: u32,
}

/// `plAvBrainCoop`: an animation of two avatars.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x45f, name = "plAvBrainCoop")]
pub struct AvBrainCoop {
    /// The animation.
    pub base: AvBrainGeneric,
    /// KI number of the player who began it.
    pub initiator_id: u32,
    /// Its number among those that the player began.
    pub initiator_serial: u16,
    /// Who began it.
    #[wire(as = Flagged<Key>)]
    pub host: Option<Key>,
    /// Who is the other.
    #[wire(as = Flagged<Key>)]
    pub guest: Option<Key>,
    /// Whether it waits for the other.
    pub waiting_for_click: bool,
    /// Who is told about it.
    #[wire(as = Counted<u16, Key>)]
    pub recipients: Vec<Key>,
}
