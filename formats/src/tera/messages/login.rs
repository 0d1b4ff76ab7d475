//! Logging in, up to the character list.

use bytes::Bytes;
use codec_core::Wire;

use crate::{
    secret::hides,
    tera::{ByteArray, Tera},
};

/// `C_CHECK_VERSION`: the first packet of a client.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_CHECK_VERSION")]
pub struct CheckVersion {
    /// The versions the client has.
    pub version: Vec<ClientVersion>,
}

/// A version that the client has.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct ClientVersion {
    /// Which version: 0 or 1.
    pub index: i32,
    /// The version.
    pub value: i32,
}

/// `C_LOGIN_ARBITER`: the client asks to log in.
#[derive(Wire, Clone, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "C_LOGIN_ARBITER")]
pub struct LoginArbiterRequest {
    /// Name of the account.
    pub master_account_name: String,
    /// Proof of the login, from the launcher: ASCII in known packets.
    #[wire(as = ByteArray)]
    pub ticket: Bytes,
    /// Meaning not known.
    pub unk1: i32,
    /// Meaning not known.
    pub unk2: u8,
    /// Region of the client.
    pub region: u32,
    /// Patch of the client: 9002 is 90.02.
    pub patch_version: i32,
}

hides! {
    LoginArbiterRequest { master_account_name, unk1, unk2, region, patch_version } hides ticket
}

/// `S_LOGIN_ARBITER`: how the login ended.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_LOGIN_ARBITER")]
pub struct LoginArbiterReply {
    /// Whether the login succeeded.
    pub success: bool,
    /// Whether the account waits in a queue.
    pub login_queue: bool,
    /// Result.
    pub status: i32,
    /// Meaning not known.
    pub unk1: u32,
    /// Region of the client.
    pub region: u32,
    /// Whether players cannot attack each other.
    pub pvp_disabled: bool,
    /// Meaning not known.
    pub unk2: u16,
    /// Meaning not known.
    pub unk3: u16,
}

/// `S_LOGIN_ACCOUNT_INFO`: the account that has logged in.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_LOGIN_ACCOUNT_INFO")]
pub struct LoginAccountInfo {
    /// Name of the server's database.
    pub server_name: String,
    /// Number of the account.
    pub account_id: i64,
    /// Start value of the integrity bytes that newer clients put before a body.
    pub integrity_iv: u32,
}

/// `S_ACCOUNT_PACKAGE_LIST`: the benefits of the account.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera, name = "S_ACCOUNT_PACKAGE_LIST")]
pub struct AccountPackageList {
    /// Benefits of the account.
    pub account_benefits: Vec<AccountBenefit>,
}

/// A benefit of an account.
#[derive(Wire, Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = Tera)]
pub struct AccountBenefit {
    /// Number of the benefit.
    pub package_id: u32,
    /// When it ends, in seconds since 1970.
    pub expiration_date: i64,
}
