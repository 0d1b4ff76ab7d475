//! Messages between objects of the engine: what
//! [`NetMsgGameMessage`](super::net_message::NetMsgGameMessage) holds.
//!
//! ```text
//! 6f 02          00       00 00 00 00   00 00 00 00 00 00 00 00   00 08 00 00   01 00 00 00
//! class: 0x26f   sender   receivers     time_stamp                bcast_flags   reply: 1
//! ```
//!
//! A message is told by the index of its class ([`Message`]), as `plCreatable` has it. Classes
//! inherit from others: a struct here has what its parent has in its first field, `base`, and all
//! begin with a [`MessageHeader`]. Their names are those of the client, without `pl` and `pf`.
//!
//! Messages have no length. A class that is not known takes all that is left, so a message with
//! such an object inside, not at its end, stays bytes too:
//! [`Creatable::Unknown`](super::Creatable::Unknown) with its own class index.
//!
//! Some classes are only known from the server DIRTSAND: [`InputEventMsg`], [`WarpMsg`],
//! [`AvTaskSeekDoneMsg`], [`AvPushBrainMsg`], [`AvCoopMsg`], [`BulletMsg`], [`ClimbMsg`],
//! [`ClothingMsg`], [`MultistageModMsg`], [`LinkToAgeMsg`], [`LinkingMgrMsg`], [`SubWorldMsg`],
//! [`SetNetGroupIdMsg`], [`PseudoLinkEffectMsg`].
//!
//! ```
//! use codec_core::Format;
//! use formats::moul::{
//!     Creatable,
//!     net_message::NetStream,
//!     plasma::{BCastFlags, Message, MessageHeader, ServerReplyMsg},
//! };
//!
//! let message = Creatable::new(Message::ServerReply(ServerReplyMsg {
//!     base: MessageHeader { bcast_flags: BCastFlags::LOCAL_PROPAGATE, ..Default::default() },
//!     reply: 1,
//! }));
//! let stream = NetStream::of(&message)?;
//! assert_eq!(&stream.data[..2], b"\x6f\x02");
//! assert_eq!(stream.message()?, message);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod avatar;
mod brain;
mod event;
mod link;
mod list;
mod message;
mod world;

use codec_core::Wire;

pub use self::{
    avatar::{
        AvBrainGenericMsg, AvCoopMsg, AvOneShotMsg, AvPushBrainMsg, AvSeekMsg, AvTaskMsg,
        AvTaskSeekDoneMsg, AvatarInputStateMsg, AvatarMsg, ClimbMsg, ClothingMsg, MultistageModMsg,
        SeekTarget, SubWorldMsg,
    },
    brain::{
        AnimStage, ArmatureBrain, AvAnimTask, AvBrain, AvBrainCoop, AvBrainGeneric, AvBrainHuman,
        AvOneShotLinkTask, AvTask, AvTaskBrain, BrainStage,
    },
    event::{EventData, NotifyMsg},
    link::{
        AgeInfoStruct, AgeLink, LinkEffectsTriggerMsg, LinkToAgeMsg, LinkingMgrMsg,
        PseudoLinkEffectMsg, SpawnPoint,
    },
    list::{CreatableList, ListData},
    message::{
        AnimCmdMsg, BCastFlags, EnableMsg, LoadAvatarMsg, LoadCloneMsg, MessageHeader,
        MessageWithCallbacks, ServerReplyMsg,
    },
    world::{
        BulletMsg, CcrCommunicationMsg, ControlEventMsg, InputEventMsg, InputIfaceMgrMsg, KiMsg,
        Matrix44, ParticleKillMsg, ParticleTransferMsg, SetNetGroupIdMsg, WarpMsg,
    },
};
use super::{Moul, message_set::message_set};

message_set! {
    /// `plMessage`: a message between objects, behind the index of its class.
    ///
    /// It stands in a [`Creatable`](super::Creatable), which has the case of a class that is
    /// not known.
    #[derive(Wire, Clone, Debug, PartialEq)]
    #[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
    #[wire(format = Moul, tag = u16)]
    #[non_exhaustive]
    pub enum Message {
        /// The header alone.
        Header(MessageHeader),
        /// Drives an animation.
        AnimCmd(AnimCmdMsg),
        /// What a player does with keyboard or mouse.
        InputEvent(InputEventMsg),
        /// A command that a player gave.
        ControlEvent(ControlEventMsg),
        /// Makes a clone of an object, or removes it.
        LoadClone(LoadCloneMsg),
        /// Switches parts of an object on and off.
        Enable(EnableMsg),
        /// Puts an object somewhere.
        Warp(WarpMsg),
        /// Answers a lock.
        ServerReply(ServerReplyMsg),
        /// A message with callbacks, and nothing else.
        WithCallbacks(MessageWithCallbacks),
        /// A message to an avatar that says nothing else.
        Avatar(AvatarMsg),
        /// Gives an avatar something to do.
        AvTask(AvTaskMsg),
        /// Makes an avatar go somewhere.
        AvSeek(AvSeekMsg),
        /// Makes an avatar go somewhere and play an animation.
        AvOneShot(AvOneShotMsg),
        /// From or to customer service.
        CcrCommunication(CcrCommunicationMsg),
        /// Tells that an avatar is where it should be.
        AvTaskSeekDone(AvTaskSeekDoneMsg),
        /// Takes the player to an age.
        LinkToAge(LinkToAgeMsg),
        /// Tells what happened to an object.
        Notify(NotifyMsg),
        /// Shows that an avatar links.
        LinkEffectsTrigger(LinkEffectsTriggerMsg),
        /// Moves particles to another object.
        ParticleTransfer(ParticleTransferMsg),
        /// Removes particles.
        ParticleKill(ParticleKillMsg),
        /// Tells which keys a player holds.
        AvatarInputState(AvatarInputStateMsg),
        /// Tells what links a player has.
        LinkingMgr(LinkingMgrMsg),
        /// Changes what an avatar wears.
        Clothing(ClothingMsg),
        /// What a player does with the mouse.
        InputIfaceMgr(InputIfaceMgrMsg),
        /// What players write to each other, and commands for the KI.
        Ki(KiMsg),
        /// Gives an avatar another way to move.
        AvPushBrain(AvPushBrainMsg),
        /// Drives an animation in several stages.
        AvBrainGeneric(AvBrainGenericMsg),
        /// Drives an animation in several stages.
        MultistageMod(MultistageModMsg),
        /// Shoots at something.
        Bullet(BulletMsg),
        /// Makes an avatar, or removes it.
        LoadAvatar(LoadAvatarMsg),
        /// Puts an avatar into another frame of motion.
        SubWorld(SubWorldMsg),
        /// Makes an avatar climb.
        Climb(ClimbMsg),
        /// Begins or goes on with an animation of two avatars.
        AvCoop(AvCoopMsg),
        /// Puts an object into a group.
        SetNetGroupId(SetNetGroupIdMsg),
        /// Shows an avatar as if it linked.
        PseudoLinkEffect(PseudoLinkEffectMsg),
    }
}
