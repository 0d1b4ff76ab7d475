//! Accounts.

use codec_core::Wire;
use uuid::Uuid;

use crate::moul::{
    Moul, NetString,
    field::{AccountName, PlayerName, ShaDigest},
    messages::NetError,
};
use crate::secret::hides;

/// `Cli2Auth_AcctLoginRequest`: logs in to an account.
#[derive(Wire, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 3)]
pub struct AcctLoginRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// A random number, or 0 if the hash is not made of challenges.
    pub client_challenge: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
    /// Hash of the password, or of it and both challenges.
    pub challenge_hash: ShaDigest,
    /// Token of a `GameTap` account; otherwise empty.
    #[wire(as = NetString<64>)]
    pub auth_token: String,
    /// `win` or `mac`.
    #[wire(as = NetString<8>)]
    pub os: String,
}

hides! {
    AcctLoginRequest {
        trans_id, client_challenge, account_name, os
    } hides challenge_hash, auth_token
}

/// `Auth2Cli_AcctLoginReply`: ends the login.
///
/// An [`AcctPlayerInfo`] for each avatar comes before it.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 4)]
pub struct AcctLoginReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The account.
    pub account_id: Uuid,
    /// Roles: 1 admin, 2 developer, 4 beta tester, 8 user, 16 special event, 0x10000 banned.
    pub account_flags: u32,
    /// 1 paid subscriber, 2 `GameTap`.
    pub billing_type: u32,
    /// XXTEA key of the files that start with `notthedroids`.
    pub encryption_key: [u32; 4],
}

/// `Auth2Cli_AcctPlayerInfo`: an avatar of the account.
///
/// None to six of these come before [`AcctLoginReply`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6)]
pub struct AcctPlayerInfo {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// KI number of the avatar.
    pub player_id: u32,
    /// Name of the avatar.
    #[wire(as = PlayerName)]
    pub player_name: String,
    /// `male` or `female`.
    #[wire(as = NetString<64>)]
    pub avatar_shape: String,
    /// 1 for an explorer, 0 for a visitor.
    pub explorer: u32,
}

/// `Cli2Auth_AcctSetPlayerRequest`: chooses the avatar to play.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 6)]
pub struct AcctSetPlayerRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// KI number of the avatar, or 0 for none.
    pub player_id: u32,
}

/// `Auth2Cli_AcctSetPlayerReply`: answers [`AcctSetPlayerRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7)]
pub struct AcctSetPlayerReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_AcctCreateRequest`: makes an account.
///
/// Not used in practice.
#[derive(Wire, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 7)]
pub struct AcctCreateRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
    /// Hash of name and password, without a challenge.
    pub name_pass_hash: ShaDigest,
    /// Roles: 1 admin, 2 developer, 4 beta tester, 8 user, 16 special event, 0x10000 banned.
    pub account_flags: u32,
    /// 1 paid subscriber, 2 `GameTap`.
    pub billing_type: u32,
}

hides! {
    AcctCreateRequest { trans_id, account_name, account_flags, billing_type } hides name_pass_hash
}

/// `Auth2Cli_AcctCreateReply`: answers [`AcctCreateRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8)]
pub struct AcctCreateReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The account.
    pub account_id: Uuid,
}

/// `Cli2Auth_AcctChangePasswordRequest`: changes a password.
#[derive(Wire, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 8)]
pub struct AcctChangePasswordRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
    /// Hash of name and new password, without a challenge.
    pub name_pass_hash: ShaDigest,
}

hides! {
    AcctChangePasswordRequest { trans_id, account_name } hides name_pass_hash
}

/// `Auth2Cli_AcctChangePasswordReply`: answers [`AcctChangePasswordRequest`].
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 9)]
pub struct AcctChangePasswordReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_AcctSetRolesRequest`: changes the roles of an account.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 9)]
pub struct AcctSetRolesRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
    /// Roles: 1 admin, 2 developer, 4 beta tester, 8 user, 16 special event, 0x10000 banned.
    pub account_flags: u32,
}

/// `Auth2Cli_AcctSetRolesReply`: answers [`AcctSetRolesRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 10)]
pub struct AcctSetRolesReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_AcctSetBillingTypeRequest`: changes how an account is paid for.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 10)]
pub struct AcctSetBillingTypeRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
    /// 1 paid subscriber, 2 `GameTap`.
    pub billing_type: u32,
}

/// `Auth2Cli_AcctSetBillingTypeReply`: answers [`AcctSetBillingTypeRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 11)]
pub struct AcctSetBillingTypeReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_AcctActivateRequest`: activates an account.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 11)]
pub struct AcctActivateRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// The activation key.
    pub activation_key: Uuid,
}

/// `Auth2Cli_AcctActivateReply`: answers [`AcctActivateRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 12)]
pub struct AcctActivateReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
}

/// `Cli2Auth_AcctCreateFromKeyRequest`: makes an account with a registration key.
///
/// Not used in practice.
#[derive(Wire, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 12)]
pub struct AcctCreateFromKeyRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
    /// Hash of name and password, without a challenge.
    pub name_pass_hash: ShaDigest,
    /// Registration key.
    pub key: Uuid,
    /// 1 paid subscriber, 2 `GameTap`.
    pub billing_type: u32,
}

hides! {
    AcctCreateFromKeyRequest { trans_id, account_name, billing_type } hides name_pass_hash, key
}

/// `Auth2Cli_AcctCreateFromKeyReply`: answers [`AcctCreateFromKeyRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 13)]
pub struct AcctCreateFromKeyReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// The account.
    pub account_id: Uuid,
    /// The activation key.
    pub activation_key: Uuid,
}

/// `Cli2Auth_AccountExistsRequest`: asks whether there is an account.
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 53)]
pub struct AccountExistsRequest {
    /// Transaction number, echoed in the reply.
    pub trans_id: u32,
    /// Login name.
    #[wire(as = AccountName)]
    pub account_name: String,
}

/// `Auth2Cli_AccountExistsReply`: answers [`AccountExistsRequest`].
///
/// Not used in practice.
#[derive(Wire, Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Moul, id = 48)]
pub struct AccountExistsReply {
    /// Transaction number of the request.
    pub trans_id: u32,
    /// Whether it worked.
    pub result: NetError,
    /// Whether there is one.
    pub exists: bool,
}
