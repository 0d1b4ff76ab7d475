//! What all messages between objects begin with, and messages to any object.

use codec_core::Wire;

use super::{AvTask, Message};
use crate::moul::{BitVector, Counted, Creatable, Flagged, Moul, SafeString, key::Key};

/// `plMessage`: what every [`Message`] begins with, behind its class index.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x202, name = "plMessage")]
pub struct MessageHeader {
    /// Who sends it.
    pub sender: Key,
    /// Who gets it.
    #[wire(as = Counted<u32, Key>)]
    pub receivers: Vec<Key>,
    /// When it is due, in seconds of the sender's clock; 0 is at once.
    pub time_stamp: f64,
    /// How it is passed on.
    pub bcast_flags: BCastFlags,
}

/// `BCastFlags`: how a message is passed on. Other bits are kept.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul)]
pub struct BCastFlags(pub u32);

impl BCastFlags {
    /// `kBCastByType`: to all who want messages of the class, or of a child class.
    pub const BY_TYPE: Self = Self(0x1);
    /// `kPropagateToChildren`.
    pub const TO_CHILDREN: Self = Self(0x4);
    /// `kBCastByExactType`: to all who want messages of the class itself.
    pub const BY_EXACT_TYPE: Self = Self(0x8);
    /// `kPropagateToModifiers`.
    pub const TO_MODIFIERS: Self = Self(0x10);
    /// `kClearAfterBCast`: nobody wants the class any more afterwards.
    pub const CLEAR_AFTER_BCAST: Self = Self(0x20);
    /// `kNetPropagate`: to other players.
    pub const NET_PROPAGATE: Self = Self(0x40);
    /// `kNetSent`: it came from another player.
    pub const NET_SENT: Self = Self(0x80);
    /// `kNetUseRelevanceRegions`: only to players who care about the region.
    pub const USE_RELEVANCE_REGIONS: Self = Self(0x100);
    /// `kNetForce`: to other players, even if it was caused by one of them.
    pub const NET_FORCE: Self = Self(0x200);
    /// `kNetNonLocal`: not to the sender.
    pub const NET_NON_LOCAL: Self = Self(0x400);
    /// `kLocalPropagate`: to the sender.
    pub const LOCAL_PROPAGATE: Self = Self(0x800);
    /// `kMsgWatch`: for finding faults.
    pub const MSG_WATCH: Self = Self(0x1000);
    /// `kNetStartCascade`.
    pub const NET_START_CASCADE: Self = Self(0x2000);
    /// `kNetAllowInterAge`: also to players in other ages.
    pub const NET_ALLOW_INTER_AGE: Self = Self(0x4000);
    /// `kNetSendUnreliable`: may be lost.
    pub const SEND_UNRELIABLE: Self = Self(0x8000);
    /// `kCCRSendToAllPlayers`: to everybody in all ages.
    pub const CCR_SEND_TO_ALL: Self = Self(0x1_0000);
    /// `kNetCreatedRemotely`: another player made it.
    pub const NET_CREATED_REMOTELY: Self = Self(0x2_0000);

    /// Whether all bits of `flags` are set.
    #[must_use]
    pub const fn contains(self, flags: Self) -> bool {
        self.0 & flags.0 == flags.0
    }
}

impl core::ops::BitOr for BCastFlags {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// `plServerReplyMsg`: answers [`NetMsgTestAndSet`](crate::moul::net_message::NetMsgTestAndSet).
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x26f, name = "plServerReplyMsg")]
pub struct ServerReplyMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The answer: -1 none, 0 no, 1 yes.
    pub reply: i32,
}

/// `plEnableMsg`: switches parts of an object on and off.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x254, name = "plEnableMsg")]
pub struct EnableMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do.
    pub command: BitVector,
    /// With which classes.
    pub types: BitVector,
}

/// `plMessageWithCallbacks`: what messages that ask to be told begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x283, name = "plMessageWithCallbacks")]
pub struct MessageWithCallbacks {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to send back.
    #[wire(as = Counted<u32, Creatable<Message>>)]
    pub callbacks: Vec<Creatable<Message>>,
}

/// `plAnimCmdMsg`: drives an animation.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x206, name = "plAnimCmdMsg")]
pub struct AnimCmdMsg {
    /// What to send back.
    pub base: MessageWithCallbacks,
    /// What to do.
    pub command: BitVector,
    /// Where it begins.
    pub begin: f32,
    /// Where it ends.
    pub end: f32,
    /// Where the loop ends. The documentation has the two ends of the loop the other way round.
    pub loop_end: f32,
    /// Where the loop begins.
    pub loop_begin: f32,
    /// How fast it is.
    pub speed: f32,
    /// How fast it changes its speed.
    pub speed_change_rate: f32,
    /// Where it is.
    pub time: f32,
    /// Which animation.
    #[wire(as = SafeString)]
    pub anim_name: String,
    /// Which loop.
    #[wire(as = SafeString)]
    pub loop_name: String,
}

/// `plLoadCloneMsg`: makes a clone of an object, or removes it.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x253, name = "plLoadCloneMsg")]
pub struct LoadCloneMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The clone.
    pub clone_key: Key,
    /// Who wants it.
    pub requestor_key: Key,
    /// KI number of the player who made it.
    pub originating_player_id: u32,
    /// A number for who wants it.
    pub user_data: u32,
    /// Whether the message means anything.
    pub valid_msg: bool,
    /// Whether the clone is made.
    pub is_loading: bool,
    /// What to send to the clone.
    pub trigger_msg: Box<Creatable<Message>>,
}

/// `plLoadAvatarMsg`: makes an avatar, or removes it.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3b1, name = "plLoadAvatarMsg")]
pub struct LoadAvatarMsg {
    /// The clone.
    pub base: LoadCloneMsg,
    /// Whether it is a player's.
    pub is_player: bool,
    /// Where it appears.
    pub spawn_point: Key,
    /// What it does first.
    #[wire(as = Flagged<Box<Creatable<AvTask>>>)]
    pub initial_task: Option<Box<Creatable<AvTask>>>,
    /// A text for whoever made it.
    #[wire(as = SafeString)]
    pub user_string: String,
}
