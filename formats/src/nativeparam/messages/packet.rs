//! Packets that carry a nativeparam message among packed fields.
//!
//! Each type is generic over the message: a declared type, or
//! [`Struct`] for any.

use codec_core::Wire;
use uuid::Uuid;

use crate::nativeparam::{AvatarId, Inline, OaPacket, Struct};

/// All packets that carry a nativeparam message, by their two id bytes (id in the low byte).
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = OaPacket, tag = u16)]
#[non_exhaustive]
pub enum Packet<'a> {
    /// 8c/47, oaPktClientToClusterNode
    #[wire(id = 0x478c)]
    ClientToClusterNode(Node<Struct<'a>>),
    /// 8c/15, oaPktCrafting
    #[wire(id = 0x158c)]
    Crafting(Node<Struct<'a>>),
    /// b6/3f, oaPktSteamMicroTxn
    #[wire(id = 0x3fb6)]
    SteamMicroTxn(Node<Struct<'a>>),
    /// 8c/43, oaPktFactionRequest
    #[wire(id = 0x438c)]
    FactionRequest(Node<Struct<'a>>),
    /// 8c/44, oaPktFactionResponse
    #[wire(id = 0x448c)]
    FactionResponse(Node<Struct<'a>>),
    /// 8c/45, oaPktAccountBankRequest
    #[wire(id = 0x458c)]
    AccountBankRequest(AccountBank<Struct<'a>>),
    /// 8c/35, oaPktCheatingClusterNode
    #[wire(id = 0x358c)]
    CheatingClusterNode(Cheating<Struct<'a>>),
    /// 8c/02, oaPktAvatarTellBehaviorBinary
    #[wire(id = 0x028c)]
    AvatarTellBehaviorBinary(AvatarTell<Struct<'a>>),
    /// 8c/09, oaPktClusterClientToCommunity
    #[wire(id = 0x098c)]
    ClusterClientToCommunity(Community<Struct<'a>>),
    /// 8c/08, oaPktCommunityToClusterClient
    #[wire(id = 0x088c)]
    CommunityToClusterClient(Community<Struct<'a>>),
    /// 8c/48, oaPktClusterNodeToClient
    #[wire(id = 0x488c)]
    ClusterNodeToClient(Community<Struct<'a>>),
    /// 8c/49, oaPktClusterClientToCommunication
    #[wire(id = 0x498c)]
    ClusterClientToCommunication(Community<Struct<'a>>),
    /// 8c/4a, oaPktCommunicationToClusterClient
    #[wire(id = 0x4a8c)]
    CommunicationToClusterClient(Community<Struct<'a>>),
}

/// The fields of oaPktClientToClusterNode and its like.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = OaPacket)]
pub struct Node<T> {
    /// The field that all packets begin with; meaning not known.
    pub base: u64,
    /// Who sends it, or whom it is for.
    pub avatar: AvatarId,
    /// Which message it is.
    pub kind: u8,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}

/// The fields of oaPktAccountBankRequest.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = OaPacket)]
pub struct AccountBank<T> {
    /// The field that all packets begin with; meaning not known.
    pub base: u64,
    /// Meaning not known.
    pub id: u64,
    /// Which message it is.
    pub kind: u16,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}

/// The fields of oaPktCheatingClusterNode.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = OaPacket)]
pub struct Cheating<T> {
    /// The field that all packets begin with; meaning not known.
    pub base: u64,
    /// Who cheats.
    pub avatar: AvatarId,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}

/// The fields of oaPktAvatarTellBehaviorBinary.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = OaPacket)]
pub struct AvatarTell<T> {
    /// The field that all packets begin with; meaning not known.
    pub base: u64,
    /// Who tells.
    pub avatar: AvatarId,
    /// Who is told.
    pub target: AvatarId,
    /// The name of the behaviour, such as `lootavatar`.
    pub behavior: String,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
}

/// The fields of oaCommunityPktBase and the five packets built on it.
#[derive(Wire, Clone, Debug, PartialEq)]
#[wire(format = OaPacket)]
pub struct Community<T> {
    /// The field that all packets begin with; meaning not known.
    pub base: u64,
    /// The session, or nothing.
    pub session: Uuid,
    /// A text.
    pub text: String,
    /// The message.
    #[wire(as = Inline)]
    pub param: T,
    /// The field behind the message; meaning not known.
    pub after: u32,
}
