//! Messages to other parts of the world, and of players.

use bytes::Bytes;
use codec_core::{Wire, codec::BoolAs};

use super::MessageHeader;
use crate::moul::{
    Flagged, Moul, SafeBytes, SafeString, SafeWString, ShortBytes, key::Key,
    net_message::NetGroupId,
};

/// `pfKIMsg`: what players write to each other, and commands for the KI.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x364, name = "pfKIMsg")]
pub struct KiMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do; 0 is to show `text`.
    pub command: u8,
    /// Name of the player who writes; the encoding depends on the client.
    #[wire(as = SafeBytes)]
    pub user: Vec<u8>,
    /// KI number of the player who writes.
    pub player_id: u32,
    /// The text.
    #[wire(as = SafeWString)]
    pub text: String,
    /// The lowest byte has flags, the one above it the channel.
    pub flags: u32,
    /// How long to wait.
    pub delay: f32,
    /// A number that goes with the command.
    pub value: i32,
}

/// `plCCRCommunicationMsg`: from or to customer service.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2b7, name = "plCCRCommunicationMsg")]
pub struct CcrCommunicationMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The text.
    #[wire(as = ShortBytes)]
    pub text: Bytes,
    /// What it is about.
    pub kind: i32,
    /// KI number of the one who serves.
    pub ccr_player_id: u32,
}

/// `plInputIfaceMgrMsg`: what a player does with the mouse.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x363, name = "plInputIfaceMgrMsg")]
pub struct InputIfaceMgrMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do.
    pub command: u8,
    /// A page.
    pub page_id: u32,
    /// Name of an age.
    #[wire(as = SafeString)]
    pub age_name: String,
    /// File name of an age.
    #[wire(as = SafeString)]
    pub age_filename: String,
    /// Where to arrive.
    #[wire(as = SafeString)]
    pub spawn_point: String,
    /// The avatar.
    pub avatar: Key,
}

/// `plInputEventMsg`: what a player does with keyboard or mouse.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x20b, name = "plInputEventMsg")]
pub struct InputEventMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What it was.
    pub event: i32,
}

/// `plControlEventMsg`: a command that a player gave.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x210, name = "plControlEventMsg")]
pub struct ControlEventMsg {
    /// What the player did.
    pub base: InputEventMsg,
    /// The command.
    pub control_code: i32,
    /// Whether it begins.
    #[wire(as = BoolAs<u32>)]
    pub activated: bool,
    /// How much of it.
    pub control_percent: f32,
    /// A point to turn to.
    pub turn_to_point: [f32; 3],
    /// The command as text.
    #[wire(as = ShortBytes)]
    pub command: Bytes,
}

/// `plWarpMsg`: puts an object somewhere.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x255, name = "plWarpMsg")]
pub struct WarpMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// Where.
    pub transform: Matrix44,
    /// How.
    pub warp_flags: u32,
}

/// `hsMatrix44`: a place and a direction.
#[derive(Wire, Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "hsMatrix44")]
pub struct Matrix44 {
    /// The four rows; `None` is the identity.
    #[wire(as = Flagged<[f32; 16]>)]
    pub rows: Option<[f32; 16]>,
}

/// `plBulletMsg`: shoots at something.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x3a6, name = "plBulletMsg")]
pub struct BulletMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// What to do.
    pub command: u8,
    /// Where it comes from.
    pub from: [f32; 3],
    /// Where it goes.
    pub direction: [f32; 3],
    /// How far it goes.
    pub range: f32,
    /// How large it is.
    pub radius: f32,
    /// How long its mark stays.
    pub party_time: f32,
}

/// `plParticleTransferMsg`: moves particles to another object.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x333, name = "plParticleTransferMsg")]
pub struct ParticleTransferMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The object.
    pub system_key: Key,
    /// How many.
    pub transfer_count: u16,
}

/// `plParticleKillMsg`: removes particles.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x334, name = "plParticleKillMsg")]
pub struct ParticleKillMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// How many, or which part of them.
    pub kill_count: f32,
    /// How long they still have.
    pub time_left: f32,
    /// Which.
    pub flags: u8,
}

/// `plSetNetGroupIDMsg`: puts an object into a group.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x464, name = "plSetNetGroupIDMsg")]
pub struct SetNetGroupIdMsg {
    /// What all messages have.
    pub base: MessageHeader,
    /// The group.
    pub group: NetGroupId,
}
