//! Avatars.

use codec_core::Wire;
use uuid::Uuid;

use crate::moul::{Moul, NetString, field::PlayerName, messages::NetError};

/// `Cli2Auth_PlayerCreateRequest`: makes an avatar.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 17)]
pub struct PlayerCreateRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Name of the avatar.
    #[wire(as = PlayerName)]
    pub player_name: String,
    /// `male` or `female`.
    #[wire(as = NetString<260>)]
    pub avatar_shape: String,
    /// Invite code in hexadecimal; empty in practice.
    #[wire(as = NetString<260>)]
    pub friend_invite: String,
}

/// `Auth2Cli_PlayerCreateReply`: answers [`PlayerCreateRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 16)]
pub struct PlayerCreateReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// KI number of the avatar.
    pub player_id: u32,
    /// 1 for an explorer, 0 for a visitor.
    pub explorer: u32,
    /// Name of the avatar.
    #[wire(as = PlayerName)]
    pub player_name: String,
    /// `male` or `female`.
    #[wire(as = NetString<64>)]
    pub avatar_shape: String,
}

/// `Cli2Auth_PlayerDeleteRequest`: deletes an avatar.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 13)]
pub struct PlayerDeleteRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// KI number of the avatar.
    pub player_id: u32,
}

/// `Auth2Cli_PlayerDeleteReply`: answers [`PlayerDeleteRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 17)]
pub struct PlayerDeleteReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_UpgradeVisitorRequest`: makes a visitor an explorer.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 20)]
pub struct UpgradeVisitorRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// KI number of the avatar.
    pub player_id: u32,
}

/// `Auth2Cli_UpgradeVisitorReply`: answers [`UpgradeVisitorRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 18)]
pub struct UpgradeVisitorReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_SetPlayerBanStatusRequest`: bans a player or lifts the ban.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 21)]
pub struct SetPlayerBanStatusRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// KI number of the avatar.
    pub player_id: u32,
    /// Not 0 to ban, 0 to lift the ban.
    pub banned: u32,
}

/// `Auth2Cli_SetPlayerBanStatusReply`: answers [`SetPlayerBanStatusRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 19)]
pub struct SetPlayerBanStatusReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_KickPlayer`: disconnects a player.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 22)]
pub struct KickPlayer {
    /// KI number of the avatar.
    pub player_id: u32,
}

/// `Cli2Auth_ChangePlayerNameRequest`: gives an avatar another name.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 23)]
pub struct ChangePlayerNameRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// KI number of the avatar.
    pub player_id: u32,
    /// The new name.
    #[wire(as = PlayerName)]
    pub new_name: String,
}

/// `Auth2Cli_ChangePlayerNameReply`: answers [`ChangePlayerNameRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 20)]
pub struct ChangePlayerNameReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_SendFriendInviteRequest`: sends an invitation by e-mail.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 24)]
pub struct SendFriendInviteRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Identifies the player who invites.
    pub invite_id: Uuid,
    /// Where to send it.
    #[wire(as = NetString<64>)]
    pub email_address: String,
    /// Name of the friend; `Friend` by default.
    #[wire(as = PlayerName)]
    pub to_name: String,
}

/// `Auth2Cli_SendFriendInviteReply`: answers [`SendFriendInviteRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 21)]
pub struct SendFriendInviteReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}
