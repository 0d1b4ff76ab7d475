//! Players: who is there, and what they say.

use bytes::Bytes;
use codec_core::Wire;
use uuid::Uuid;

use super::NetMessageHeader;
use crate::moul::{Counted, Moul, ShortBytes, SignedCount, key::Uoid};
use codec_core::FlagWord;

/// `plNetMsgVoice`: what a player says.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x279, name = "plNetMsgVoice")]
pub struct NetMsgVoice {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// How it is encoded: the constants of this type.
    pub voice_flags: u8,
    /// Number of frames in `voice_data`.
    pub frame_count: u8,
    /// The sound.
    #[wire(as = ShortBytes)]
    pub voice_data: Bytes,
    /// KI numbers of those who hear it.
    #[wire(as = Counted<u8, u32>)]
    pub receivers: Vec<u32>,
}

impl NetMsgVoice {
    /// The sound is encoded.
    pub const ENCODED: u8 = 1;
    /// The encoding is Speex.
    pub const SPEEX: u8 = 2;
    /// The encoding is Opus.
    pub const OPUS: u8 = 4;
}

/// `plNetMsgListenListUpdate`: tells whose voices the client plays.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2c8, name = "plNetMsgListenListUpdate")]
pub struct NetMsgListenListUpdate {
    /// What all messages have.
    pub base: NetMessageHeader,
    /// Whether they are added.
    pub adding: bool,
    /// KI numbers of the players.
    #[wire(as = Counted<u8, u32>)]
    pub receivers: Vec<u32>,
}

/// `plNetMsgMembersListReq`: asks who is in the age.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2ad, name = "plNetMsgMembersListReq")]
pub struct NetMsgMembersListReq {
    /// What all messages have.
    pub base: NetMessageHeader,
}

/// `plNetMsgServerToClient`: what some messages of servers begin with.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2b2, name = "plNetMsgServerToClient")]
pub struct NetMsgServerToClient {
    /// What all messages have.
    pub base: NetMessageHeader,
}

/// `plNetMsgMembersList`: answers [`NetMsgMembersListReq`].
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2ae, name = "plNetMsgMembersList")]
pub struct NetMsgMembersList {
    /// What all messages of servers have.
    pub base: NetMsgServerToClient,
    /// The players in the age, without the one who asks.
    #[wire(as = Counted<SignedCount, MemberInfo>)]
    pub members: Vec<MemberInfo>,
}

/// `plNetMsgMemberUpdate`: tells that a player came or left.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2b1, name = "plNetMsgMemberUpdate")]
pub struct NetMsgMemberUpdate {
    /// What all messages of servers have.
    pub base: NetMsgServerToClient,
    /// The player.
    pub member: MemberInfo,
    /// Whether the player came.
    pub add_member: bool,
}

/// `plNetMsgInitialAgeStateSent`: tells that the client now has the state of the whole age.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 0x2b8, name = "plNetMsgInitialAgeStateSent")]
pub struct NetMsgInitialAgeStateSent {
    /// What all messages of servers have.
    pub base: NetMsgServerToClient,
    /// How many states were sent.
    pub initial_sdl_states: u32,
}

/// `plNetMsgMemberInfoHelper`: a player in an age.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plNetMsgMemberInfoHelper")]
pub struct MemberInfo {
    /// Flags of the player.
    pub flags: u32,
    /// Who it is.
    pub client: ClientGuid,
    /// The avatar.
    pub avatar: Uoid,
}

/// `plClientGuid`: who a player is.
///
/// The flags say which parts are there; the parts are not in the order of the bits.
#[derive(Wire, Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, name = "plClientGuid")]
pub struct ClientGuid {
    /// The flags. Those of the parts below are written from them, except that of
    /// `temp_player_id`, [`TEMP_PLAYER_ID`](Self::TEMP_PLAYER_ID).
    pub flags: FlagWord<u16, 0x7fb>,
    /// `kAccountUUID`: the account.
    #[wire(bit = flags & FlagWord::new(0x1))]
    pub account_id: Option<Uuid>,
    /// `kPlayerID`: KI number.
    #[wire(bit = flags & FlagWord::new(0x2))]
    pub player_id: Option<u32>,
    /// `kTempPlayerID`: a number instead of a KI number; there if the flag is set and `player_id`
    /// is not there.
    #[wire(when = flags.all() & 0x6 == ClientGuid::TEMP_PLAYER_ID)]
    pub temp_player_id: Option<u32>,
    /// `kPlayerName`: name of the avatar.
    #[wire(bit = flags & FlagWord::new(0x40), as = ShortBytes)]
    pub player_name: Option<Bytes>,
    /// `kCCRLevel`: rights for customer service.
    #[wire(bit = flags & FlagWord::new(0x8))]
    pub ccr_level: Option<u8>,
    /// `kProtectedLogin`.
    #[wire(bit = flags & FlagWord::new(0x10))]
    pub protected_login: Option<bool>,
    /// `kBuildType`: kind of build.
    #[wire(bit = flags & FlagWord::new(0x20))]
    pub build_type: Option<u8>,
    /// `kSrcAddr`: address of the client.
    #[wire(bit = flags & FlagWord::new(0x80))]
    pub source_address: Option<u32>,
    /// `kSrcPort`: port of the client.
    #[wire(bit = flags & FlagWord::new(0x100))]
    pub source_port: Option<u16>,
    /// `kReserved`; DIRTSAND has a `u16` here.
    #[wire(bit = flags & FlagWord::new(0x200))]
    pub reserved: Option<bool>,
    /// `kClientKey`.
    #[wire(bit = flags & FlagWord::new(0x400), as = ShortBytes)]
    pub client_key: Option<Bytes>,
}

impl ClientGuid {
    /// Flag `kTempPlayerID`.
    pub const TEMP_PLAYER_ID: u16 = 0x4;
}
