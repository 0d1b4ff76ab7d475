//! MOUL: messages of a login.

use bytes::Bytes;
use formats::moul::{
    Moul,
    messages::{
        NetError,
        auth::{AcctLoginReply, AcctLoginRequest, PingRequest},
    },
};
use uuid::Uuid;

use super::{Pairs, text};
use crate::hand::{decode_utf16, number};

/// Adds the cases.
pub(super) fn add(pairs: &mut Pairs) {
    let request = AcctLoginRequest {
        trans_id: 7,
        client_challenge: 0x1234_5678,
        account_name: "explorer@example.com".into(),
        challenge_hash: std::array::from_fn(|i| i as u8),
        auth_token: String::new(),
        os: "win".into(),
    };
    pairs.add::<Moul, _>("moul_login", request, encode_request, decode_request);

    let reply = AcctLoginReply {
        trans_id: 7,
        result: NetError::Success,
        account_id: Uuid::from_u128(0x0123_4567_89ab_cdef_0123_4567_89ab_cdef),
        account_flags: 8,
        billing_type: 1,
        encryption_key: [1, 2, 3, 4],
    };
    pairs.add::<Moul, _>("moul_reply", reply, encode_reply, decode_reply);

    let ping = PingRequest { ping_time_ms: 123_456, trans_id: 9, payload: Bytes::new() };
    pairs.add::<Moul, _>("moul_ping", ping, encode_ping, decode_ping);
}

fn encode_request(value: &AcctLoginRequest, out: &mut Vec<u8>) -> Option<()> {
    let name = text::units(&value.account_name);
    let token = text::units(&value.auth_token);
    let os = text::units(&value.os);
    if name > 63 || token > 63 || os > 7 {
        return None;
    }
    out.reserve(34 + 2 * (name + token + os));
    let mut head = [0; 10];
    head[..4].copy_from_slice(&value.trans_id.to_le_bytes());
    head[4..8].copy_from_slice(&value.client_challenge.to_le_bytes());
    head[8..].copy_from_slice(&(name as u16).to_le_bytes());
    out.extend_from_slice(&head);
    text::put(&value.account_name, name, out);
    let mut fixed = [0; 22];
    fixed[..20].copy_from_slice(&value.challenge_hash);
    fixed[20..].copy_from_slice(&(token as u16).to_le_bytes());
    out.extend_from_slice(&fixed);
    text::put(&value.auth_token, token, out);
    out.extend_from_slice(&(os as u16).to_le_bytes());
    text::put(&value.os, os, out);
    Some(())
}

fn decode_request(input: &[u8]) -> Option<AcctLoginRequest> {
    let (head, rest) = input.split_first_chunk::<10>()?;
    let (account_name, rest) = decode_text(&head[8..], 63, rest)?;
    let (fixed, rest) = rest.split_first_chunk::<22>()?;
    let (auth_token, rest) = decode_text(&fixed[20..], 63, rest)?;
    let (count, rest) = rest.split_first_chunk::<2>()?;
    let (os, rest) = decode_text(count, 7, rest)?;
    rest.is_empty().then_some(AcctLoginRequest {
        trans_id: number(head, 0),
        client_challenge: number(head, 4),
        account_name,
        challenge_hash: *fixed.first_chunk()?,
        auth_token,
        os,
    })
}

/// The text of at most `max` units at the start of `rest`, and what is behind it.
#[inline]
fn decode_text<'a>(count: &[u8], max: usize, rest: &'a [u8]) -> Option<(String, &'a [u8])> {
    let units = usize::from(u16::from_le_bytes(*count.first_chunk()?));
    if units > max {
        return None;
    }
    let (units, rest) = rest.split_at_checked(2 * units)?;
    Some((decode_utf16(units)?, rest))
}

const REPLY: usize = 48;

fn encode_reply(value: &AcctLoginReply, out: &mut Vec<u8>) -> Option<()> {
    let mut bytes = [0; REPLY];
    bytes[..4].copy_from_slice(&value.trans_id.to_le_bytes());
    bytes[4..8].copy_from_slice(&code_of(value.result)?.to_le_bytes());
    bytes[8..24].copy_from_slice(&value.account_id.to_bytes_le());
    bytes[24..28].copy_from_slice(&value.account_flags.to_le_bytes());
    bytes[28..32].copy_from_slice(&value.billing_type.to_le_bytes());
    for (i, word) in value.encryption_key.iter().enumerate() {
        bytes[32 + 4 * i..36 + 4 * i].copy_from_slice(&word.to_le_bytes());
    }
    out.extend_from_slice(&bytes);
    Some(())
}

fn decode_reply(input: &[u8]) -> Option<AcctLoginReply> {
    let bytes: &[u8; REPLY] = input.try_into().ok()?;
    Some(AcctLoginReply {
        trans_id: number(bytes, 0),
        result: error_of(number(bytes, 4).cast_signed()),
        account_id: Uuid::from_bytes_le(*bytes[8..].first_chunk()?),
        account_flags: number(bytes, 24),
        billing_type: number(bytes, 28),
        encryption_key: std::array::from_fn(|i| number(bytes, 32 + 4 * i)),
    })
}

macro_rules! codes {
    ($($name:ident $code:literal)*) => {
        fn code_of(error: NetError) -> Option<i32> {
            match error {
                $(NetError::$name => Some($code),)*
                NetError::Unknown(code) => Some(code),
                _ => None,
            }
        }

        fn error_of(code: i32) -> NetError {
            match code {
                $($code => NetError::$name,)*
                code => NetError::Unknown(code),
            }
        }
    };
}

codes! {
    Pending -1 Success 0 InternalError 1 Timeout 2 BadServerData 3 AgeNotFound 4 ConnectFailed 5
    Disconnected 6 FileNotFound 7 OldBuildId 8 RemoteShutdown 9 TimeoutOdbc 10
    AccountAlreadyExists 11 PlayerAlreadyExists 12 AccountNotFound 13 PlayerNotFound 14
    InvalidParameter 15 NameLookupFailed 16 LoggedInElsewhere 17 VaultNodeNotFound 18
    MaxPlayersOnAcct 19 AuthenticationFailed 20 StateObjectNotFound 21 LoginDenied 22
    CircularReference 23 AccountNotActivated 24 KeyAlreadyUsed 25 KeyNotFound 26
    ActivationCodeNotFound 27 PlayerNameInvalid 28 NotSupported 29 ServiceForbidden 30
    AuthTokenTooOld 31 MustUseGameTapClient 32 TooManyFailedLogins 33 GameTapConnectionFailed 34
    GtTooManyAuthOptions 35 GtMissingParameter 36 GtServerError 37 AccountBanned 38 KickedByCcr 39
    ScoreWrongType 40 ScoreNotEnoughPoints 41 ScoreAlreadyExists 42 ScoreNoDataFound 43
    InviteNoMatchingPlayer 44 InviteTooManyHoods 45 NeedToPay 46 ServerBusy 47
    VaultNodeAccessViolation 48
}

/// The most bytes that a ping carries.
const MAX_PING: usize = 65_536;

fn encode_ping(value: &PingRequest, out: &mut Vec<u8>) -> Option<()> {
    let len = value.payload.len();
    if len > MAX_PING {
        return None;
    }
    out.reserve(12 + len);
    let mut head = [0; 12];
    head[..4].copy_from_slice(&value.ping_time_ms.to_le_bytes());
    head[4..8].copy_from_slice(&value.trans_id.to_le_bytes());
    head[8..].copy_from_slice(&(len as u32).to_le_bytes());
    out.extend_from_slice(&head);
    out.extend_from_slice(&value.payload);
    Some(())
}

fn decode_ping(input: &[u8]) -> Option<PingRequest> {
    let (head, payload) = input.split_first_chunk::<12>()?;
    if number(head, 8) as usize != payload.len() || payload.len() > MAX_PING {
        return None;
    }
    Some(PingRequest {
        ping_time_ms: number(head, 0),
        trans_id: number(head, 4),
        payload: Bytes::copy_from_slice(payload),
    })
}
