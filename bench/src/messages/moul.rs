//! MOUL: a login.

use formats::moul::{Moul, messages::auth::AcctLoginRequest};

use super::pair;
use crate::{
    by_hand::{append_utf16, decode_utf16, number, utf16_units},
    cases::Case,
};

pub fn login() -> Vec<Case> {
    let request = AcctLoginRequest {
        trans_id: 7,
        client_challenge: 0x1234_5678,
        account_name: "explorer@example.com".into(),
        challenge_hash: std::array::from_fn(|i| i as u8),
        auth_token: String::new(),
        os: "win".into(),
    };
    pair::<Moul, _>("moul_login", request, encode, decode)
}

fn encode(value: &AcctLoginRequest, out: &mut Vec<u8>) -> Option<()> {
    let name = utf16_units(&value.account_name);
    let token = utf16_units(&value.auth_token);
    let os = utf16_units(&value.os);
    if name > 63 || token > 63 || os > 7 {
        return None;
    }
    out.reserve(34 + 2 * (name + token + os));
    let mut head = [0; 10];
    head[..4].copy_from_slice(&value.trans_id.to_le_bytes());
    head[4..8].copy_from_slice(&value.client_challenge.to_le_bytes());
    head[8..].copy_from_slice(&(name as u16).to_le_bytes());
    out.extend_from_slice(&head);
    append_utf16(&value.account_name, name, out);
    let mut fixed = [0; 22];
    fixed[..20].copy_from_slice(&value.challenge_hash);
    fixed[20..].copy_from_slice(&(token as u16).to_le_bytes());
    out.extend_from_slice(&fixed);
    append_utf16(&value.auth_token, token, out);
    out.extend_from_slice(&(os as u16).to_le_bytes());
    append_utf16(&value.os, os, out);
    Some(())
}

fn decode(input: &[u8]) -> Option<AcctLoginRequest> {
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
