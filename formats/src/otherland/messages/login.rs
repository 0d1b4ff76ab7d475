//! Login, between client and login server.

use bytes::Bytes;
use codec_core::{
    Implied, Wire,
    text::{Prefixed, Utf16Le},
};
use uuid::Uuid;

use crate::{
    nativeparam::OaPacket,
    otherland::{Base, Flag},
    secret::hides,
};

/// `CPktLogin` (1b/00): the client logs in; answered by [`LoginResult`].
#[derive(Wire, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x001b, name = "CPktLogin")]
pub struct Login {
    /// What every packet begins with.
    pub base: Base,
    /// The name of the account, at most 256 bytes.
    #[wire(check = username.len() <= 256)]
    pub username: String,
    /// The password, at most 128 bytes.
    #[wire(check = password.len() <= 128)]
    pub password: String,
    /// Meaning not known; at most 64 bytes.
    #[wire(check = unknown_2.len() <= 64)]
    pub unknown_2: String,
    /// Meaning not known.
    pub unknown_3: u32,
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_4: bool,
    /// A fingerprint of the machine.
    pub fingerprint: [u8; 16],
    /// What the client tells about the machine: 30 texts in UTF-16.
    #[wire(count = 30, as = Vec<Prefixed<u16, Utf16Le>>)]
    pub system_info: Vec<String>,
    /// Meaning not known.
    pub unknown_7: u32,
    /// Meaning not known.
    pub unknown_8: i32,
    /// Meaning not known.
    pub unknown_9: i32,
    /// Meaning not known.
    pub unknown_10: u32,
    /// How the player logs in.
    pub login_type: LoginType,
    /// The number of the game at Steam.
    pub steam_app_id: u32,
    /// The number of the player at Steam.
    pub steam_id: u64,
    /// The length of the ticket, which stands here a first time. Nothing on the wire depends on
    /// it.
    pub steam_auth_session_ticket_len: u16,
    /// Meaning not known.
    pub unknown_15: u32,
    /// The length of the ticket that follows.
    pub steam_auth_session_ticket_len2: Implied<u16>,
    /// The ticket with which Steam vouches for the player.
    #[wire(count = steam_auth_session_ticket_len2)]
    pub steam_auth_session_ticket: Bytes,
    /// Meaning not known.
    pub unknown_18: u32,
    /// The resolution of the screen, as text.
    pub screen_resolution: String,
    /// Meaning not known.
    pub unknown_20: String,
    /// The operating system.
    pub os: String,
}

hides! {
    Login {
        base, username, unknown_2, unknown_3, unknown_4, fingerprint, system_info,
        unknown_7, unknown_8, unknown_9, unknown_10, login_type, steam_app_id, steam_id,
        steam_auth_session_ticket_len, unknown_15, steam_auth_session_ticket_len2,
        unknown_18, screen_resolution, unknown_20, os
    } hides password, steam_auth_session_ticket
}

/// How a player logs in.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u16, open)]
#[repr(u16)]
#[non_exhaustive]
pub enum LoginType {
    /// 0: with name and password.
    Normal = 0,
    /// 1: through Steam.
    Steam = 1,
    /// Any other number.
    #[wire(other)]
    Other(u16),
}

/// `CPktLoginResult` (22/00): whether the login succeeded, and what comes next.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x0022, name = "CPktLoginResult")]
pub struct LoginResult {
    /// What every packet begins with.
    pub base: Base,
    /// Whether `outcome` is [`Accepted`](LoginOutcome::Accepted).
    pub login_success: Implied<Flag>,
    /// What the client shows next.
    pub ui_state: UiState,
    /// The session, or the reason.
    #[wire(switch = login_success)]
    pub outcome: LoginOutcome,
}

/// What the client shows after the login.
#[derive(Wire, Clone, Copy)]
#[wire(format = OaPacket, repr = u32, open)]
#[repr(u32)]
#[non_exhaustive]
pub enum UiState {
    /// 1: the list of realms.
    RealmSelection = 1,
    /// 2: the characters of the realm in the packet.
    CharacterSelection = 2,
    /// Any other number. With 3 and 4 the client looks at `unknown_string`.
    #[wire(other)]
    Other(u32),
}

/// How a login ended.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, tag = u8)]
#[allow(clippy::exhaustive_enums, reason = "a truth value selects the variant")]
pub enum LoginOutcome {
    /// The login failed.
    #[wire(id = 0)]
    Refused(RefusedLogin),
    /// The login succeeded.
    #[wire(id = 1)]
    Accepted(AcceptedLogin),
}

/// Why a login failed.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket)]
pub struct RefusedLogin {
    /// The length of the message.
    pub message_len: Implied<u8>,
    /// The message, as bytes: its encoding is not described.
    #[wire(count = message_len)]
    pub message: Bytes,
    /// The number of texts that follow.
    pub unknown_string_array_length: Implied<u16>,
    /// Texts; meaning not known.
    #[wire(count = unknown_string_array_length)]
    pub unknown_3: Vec<String>,
}

/// The session that a login began.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket)]
pub struct AcceptedLogin {
    /// Meaning not known.
    #[wire(as = Flag)]
    pub unknown_0: bool,
    /// The realm.
    pub realm_id: i32,
    /// The IPv4 address of the realm server; the order of its bytes is not described.
    pub realm_ip: u32,
    /// The port of the realm server.
    pub realm_port: u16,
    /// Meaning not known.
    pub unknown_4: u32,
    /// Meaning not known; the client looks at it if `ui_state` is 3 or 4.
    pub unknown_string: String,
    /// Bytes that the client shows to the next server.
    pub magic_bytes: [u8; 16],
    /// The number of the account.
    pub user_id: u32,
    /// The name of the account.
    pub username: String,
    /// The session, which the client shows to the next server.
    pub session_id: Uuid,
}

/// `oaPktLoginQueueUpdate` (a8/04): the player's place in the queue.
#[derive(Wire, Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(codec_core::exact::Exact))]
#[wire(format = OaPacket, id = 0x04a8, name = "oaPktLoginQueueUpdate")]
pub struct LoginQueueUpdate {
    /// What every packet begins with.
    pub base: Base,
    /// The channel.
    pub channel: u32,
    /// The number in the queue.
    pub number: u32,
    /// Meaning not known.
    pub unknown_2: u32,
}
