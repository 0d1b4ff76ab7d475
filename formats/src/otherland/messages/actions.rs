//! What avatars do and are told to do.

use bytes::Bytes;
use codec_core::Wire;

use crate::{
    nativeparam::{AvatarId, Inline, OaPacket, Vector3},
    otherland::{Base, Flag, Quaternion},
};

/// `oaPktServerAction` (8c/31): an action that the server has an avatar do.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x318c, name = "oaPktServerAction")]
pub struct ServerAction {
    /// What every packet begins with.
    pub base: Base,
    /// Meaning not known.
    pub unknown_0: u64,
    /// Who causes the action.
    pub instigator: AvatarId,
    /// The action, as text.
    pub action: String,
    /// The version of the action.
    pub version: u32,
    /// Meaning not known.
    pub unknown_4: String,
    /// Whether the place below replaces the one of a teleport.
    #[wire(as = Flag)]
    pub override_teleport: bool,
    /// The place.
    pub pos: Vector3,
    /// The rotation at that place.
    pub rot: Quaternion,
}

/// `CPktTargetRequest` (66/00): asks to make another avatar the target.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0066, name = "CPktTargetRequest")]
pub struct TargetRequest {
    /// What every packet begins with.
    pub base: Base,
    /// Who selects a target.
    pub avatar_id: AvatarId,
    /// The target.
    pub target_avatar_id: AvatarId,
    /// Meaning not known.
    pub unknown_2: u16,
}

/// `CPktRequestAvatarBehaviors` (35/00): asks an avatar for a behaviour.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0035, name = "CPktRequestAvatarBehaviors")]
pub struct RequestAvatarBehaviors {
    /// What every packet begins with.
    pub base: Base,
    /// Whose behaviour it is.
    pub avatar_id: AvatarId,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_1: bool,
    /// The name of the behaviour.
    pub behaviour: String,
    /// What the behaviour is given, as text.
    pub data: String,
}

/// `CPktAvatarBehaviors` (34/00): behaviours of an avatar.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0034, name = "CPktAvatarBehaviors")]
pub struct AvatarBehaviors {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// Meaning not known.
    pub unknown_1: Bytes,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_2: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_3: bool,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_4: bool,
}

/// `oaPktAvatarTellBehavior` (3a/00): one avatar tells another a behaviour.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x003a, name = "oaPktAvatarTellBehavior")]
pub struct AvatarTellBehavior {
    /// What every packet begins with.
    pub base: Base,
    /// Who tells.
    pub instigator: AvatarId,
    /// Who is told.
    pub target: AvatarId,
    /// The behaviour.
    pub behavior: String,
}

/// `oaPktAvatarTellBehaviorBinary` (8c/02): [`AvatarTellBehavior`] with arguments.
///
/// With the behaviour `lootavatar`, they are a
/// [`LootAvatar`](crate::nativeparam::messages::LootAvatar).
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x028c, name = "oaPktAvatarTellBehaviorBinary")]
pub struct AvatarTellBehaviorBinary<T> {
    /// What every packet begins with.
    pub base: Base,
    /// Who tells.
    pub instigator: AvatarId,
    /// Who is told.
    pub target: AvatarId,
    /// The name of the behaviour.
    pub behavior: String,
    /// The arguments.
    #[wire(as = Inline)]
    pub data: T,
}

/// `oaPktLoopActionIterruptible` (8c/28): starts or stops a repeated animation.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x288c, name = "oaPktLoopActionIterruptible")]
pub struct LoopActionInterruptible {
    /// What every packet begins with.
    pub base: Base,
    /// Who plays the animation.
    pub target: AvatarId,
    /// What to do with it.
    pub command: LoopCommand,
    /// The name of the animation.
    pub anim_name: String,
}

/// What [`LoopActionInterruptible`] does.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum LoopCommand {
    /// 0: plays the animation again and again, until it is interrupted.
    PlayLoopActionInterruptible = 0,
    /// 1: plays the interruption.
    PlayInterruptLoopAction = 1,
    /// 2: stops the interruption.
    StopInterruptLoopAction = 2,
    /// Any other number.
    #[wire(other)]
    Other(u16),
}

/// `oaPktThreatListUpdate` (8c/96): the list of those who threaten an avatar changes.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x968c, name = "oaPktThreatListUpdate")]
pub struct ThreatListUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// An avatar; its part is not known.
    pub unknown_0: AvatarId,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_1: bool,
    /// Another avatar; its part is not known.
    pub unknown_2: AvatarId,
}

/// `oaPktRequestQuestAction` (a5/05): asks to do something for a quest.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x05a5, name = "oaPktRequestQuestAction")]
pub struct RequestQuestAction {
    /// What every packet begins with.
    pub base: Base,
    /// Who does it.
    pub instigator: AvatarId,
    /// What is done.
    pub kind: QuestActionKind,
    /// With whom or what it is done.
    pub target: AvatarId,
}

/// What [`RequestQuestAction`] asks for.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum QuestActionKind {
    /// 18: interacts with the target.
    Interact = 18,
    /// Any other number.
    #[wire(other)]
    Other(u32),
}

/// `oaPktInteractionUpdate` (a8/06): where an interaction with the world stands.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x06a8, name = "oaPktInteractionUpdate")]
pub struct InteractionUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// The kind of interaction.
    pub interaction_type: InteractionType,
    /// What happens to it.
    pub event_type: InteractionEvent,
    /// Who interacts.
    pub instigator: AvatarId,
    /// With whom or what.
    pub target: AvatarId,
    /// How long it lasts.
    pub duration: f32,
    /// Meaning not known.
    pub unknown_5: u64,
}

/// The kinds of interaction.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum InteractionType {
    /// 0: for a quest.
    QuestInteract = 0,
    /// 1: for a quest, the second kind.
    QuestInteract2 = 1,
    /// 2: extracts eDNA.
    EdnaExtract = 2,
    /// 4: captures a flag.
    CapturingFlag = 4,
    /// Any other number.
    #[wire(other)]
    Other(u16),
}

/// What happens to an interaction.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum InteractionEvent {
    /// 0: it goes on.
    Interaction = 0,
    /// 1: it was completed.
    CastCompleted = 1,
    /// 2: it was interrupted.
    CastInterrupted = 2,
    /// Any other number.
    #[wire(other)]
    Other(u16),
}
