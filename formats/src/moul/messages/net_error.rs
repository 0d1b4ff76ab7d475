//! Error codes of replies.

use core::fmt;

use codec_core::Wire;

use crate::moul::Moul;

/// `ENetError`: how a request ended, or why a connection does.
///
/// Signed 32 bits. Only numbers above zero are errors; players know them as "Net 6" and the like.
/// The documentation of each is the text that clients show.
#[derive(Wire, Clone, Copy)]
#[wire(format = Moul, repr = i32, open)]
#[non_exhaustive]
pub enum NetError {
    /// -1: `Pending`.
    #[wire(id = -1)]
    Pending,
    /// 0: `Success`.
    Success,
    /// 1: `Internal Error`.
    InternalError,
    /// 2: `No Response From Server`.
    Timeout,
    /// 3: `Invalid Server Data`.
    BadServerData,
    /// 4: `Age Not Found`.
    AgeNotFound,
    /// 5: `Network Connection Failed`.
    ConnectFailed,
    /// 6: `Disconnected From Server`.
    Disconnected,
    /// 7: `File Not Found`.
    FileNotFound,
    /// 8: `Old Build`.
    OldBuildId,
    /// 9: `Remote Shutdown`.
    RemoteShutdown,
    /// 10: `Database Timeout`.
    TimeoutOdbc,
    /// 11: `Account Already Exists`.
    AccountAlreadyExists,
    /// 12: `Player Already Exists`.
    PlayerAlreadyExists,
    /// 13: `Account Not Found`.
    AccountNotFound,
    /// 14: `Player Not Found`.
    PlayerNotFound,
    /// 15: `Invalid Parameter`.
    InvalidParameter,
    /// 16: `Name Lookup Failed`.
    NameLookupFailed,
    /// 17: `Logged In Elsewhere`.
    LoggedInElsewhere,
    /// 18: `Vault Node Not Found`.
    VaultNodeNotFound,
    /// 19: `Max Players On Account`.
    MaxPlayersOnAcct,
    /// 20: `Authentication Failed`.
    AuthenticationFailed,
    /// 21: `State Object Not Found`.
    StateObjectNotFound,
    /// 22: `Login Denied`.
    LoginDenied,
    /// 23: `Circular Reference`.
    CircularReference,
    /// 24: `Account Not Activated`.
    AccountNotActivated,
    /// 25: `Key Already Used`.
    KeyAlreadyUsed,
    /// 26: `Key Not Found`.
    KeyNotFound,
    /// 27: `Activation Code Not Found`.
    ActivationCodeNotFound,
    /// 28: `Player Name Invalid`.
    PlayerNameInvalid,
    /// 29: `Not Supported`.
    NotSupported,
    /// 30: `Service Forbidden`.
    ServiceForbidden,
    /// 31: `Auth Token Too Old`.
    AuthTokenTooOld,
    /// 32: `Must Use GameTap Client`.
    MustUseGameTapClient,
    /// 33: `Too Many Failed Logins`.
    TooManyFailedLogins,
    /// 34: `GameTap: Connection Failed`.
    GameTapConnectionFailed,
    /// 35: `GameTap: Too Many Auth Options`.
    GtTooManyAuthOptions,
    /// 36: `GameTap: Missing Parameter`.
    GtMissingParameter,
    /// 37: `GameTap: Server Error`.
    GtServerError,
    /// 38: `Account has been banned`.
    AccountBanned,
    /// 39: `Account kicked by CCR`.
    KickedByCcr,
    /// 40: `Wrong score type for operation`.
    ScoreWrongType,
    /// 41: `Not enough points`.
    ScoreNotEnoughPoints,
    /// 42: `Non-fixed score already exists`.
    ScoreAlreadyExists,
    /// 43: `No score data found`.
    ScoreNoDataFound,
    /// 44: `Invite: Couldn't find player`.
    InviteNoMatchingPlayer,
    /// 45: `Invite: Too many hoods`.
    InviteTooManyHoods,
    /// 46: `Payments not up to date`.
    NeedToPay,
    /// 47: `Server Busy`.
    ServerBusy,
    /// 48: `Vault Node Access Violation`.
    VaultNodeAccessViolation,
    /// A number that clients have no text for.
    #[wire(other)]
    Unknown(i32),
}

impl NetError {
    /// The text that clients show, if they have one for the number.
    #[must_use]
    pub const fn description(self) -> Option<&'static str> {
        Some(match self {
            Self::Pending => "Pending",
            Self::Success => "Success",
            Self::InternalError => "Internal Error",
            Self::Timeout => "No Response From Server",
            Self::BadServerData => "Invalid Server Data",
            Self::AgeNotFound => "Age Not Found",
            Self::ConnectFailed => "Network Connection Failed",
            Self::Disconnected => "Disconnected From Server",
            Self::FileNotFound => "File Not Found",
            Self::OldBuildId => "Old Build",
            Self::RemoteShutdown => "Remote Shutdown",
            Self::TimeoutOdbc => "Database Timeout",
            Self::AccountAlreadyExists => "Account Already Exists",
            Self::PlayerAlreadyExists => "Player Already Exists",
            Self::AccountNotFound => "Account Not Found",
            Self::PlayerNotFound => "Player Not Found",
            Self::InvalidParameter => "Invalid Parameter",
            Self::NameLookupFailed => "Name Lookup Failed",
            Self::LoggedInElsewhere => "Logged In Elsewhere",
            Self::VaultNodeNotFound => "Vault Node Not Found",
            Self::MaxPlayersOnAcct => "Max Players On Account",
            Self::AuthenticationFailed => "Authentication Failed",
            Self::StateObjectNotFound => "State Object Not Found",
            Self::LoginDenied => "Login Denied",
            Self::CircularReference => "Circular Reference",
            Self::AccountNotActivated => "Account Not Activated",
            Self::KeyAlreadyUsed => "Key Already Used",
            Self::KeyNotFound => "Key Not Found",
            Self::ActivationCodeNotFound => "Activation Code Not Found",
            Self::PlayerNameInvalid => "Player Name Invalid",
            Self::NotSupported => "Not Supported",
            Self::ServiceForbidden => "Service Forbidden",
            Self::AuthTokenTooOld => "Auth Token Too Old",
            Self::MustUseGameTapClient => "Must Use GameTap Client",
            Self::TooManyFailedLogins => "Too Many Failed Logins",
            Self::GameTapConnectionFailed => "GameTap: Connection Failed",
            Self::GtTooManyAuthOptions => "GameTap: Too Many Auth Options",
            Self::GtMissingParameter => "GameTap: Missing Parameter",
            Self::GtServerError => "GameTap: Server Error",
            Self::AccountBanned => "Account has been banned",
            Self::KickedByCcr => "Account kicked by CCR",
            Self::ScoreWrongType => "Wrong score type for operation",
            Self::ScoreNotEnoughPoints => "Not enough points",
            Self::ScoreAlreadyExists => "Non-fixed score already exists",
            Self::ScoreNoDataFound => "No score data found",
            Self::InviteNoMatchingPlayer => "Invite: Couldn't find player",
            Self::InviteTooManyHoods => "Invite: Too many hoods",
            Self::NeedToPay => "Payments not up to date",
            Self::ServerBusy => "Server Busy",
            Self::VaultNodeAccessViolation => "Vault Node Access Violation",
            Self::Unknown(_) => return None,
        })
    }

    /// Whether it is an error: neither success, nor pending, nor another negative number.
    #[must_use]
    pub const fn is_error(self) -> bool {
        match self {
            Self::Pending | Self::Success => false,
            Self::Unknown(code) => code > 0,
            _ => true,
        }
    }
}

impl fmt::Display for NetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown(code) => write!(f, "Net {code}"),
            known => f.write_str(known.description().unwrap_or_default()),
        }
    }
}
