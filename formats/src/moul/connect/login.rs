//! What a client proves that it knows the password with.
//!
//! | account name | hash that is sent |
//! |---|---|
//! | a plain name, or one at `gametap` | [`password_hash`], challenge 0 |
//! | an e-mail address | [`challenge_hash`] of both challenges and [`account_hash`] |
//!
//! Other messages with a password, such as
//! [`AcctCreateRequest`](crate::moul::messages::auth::AcctCreateRequest), have the
//! [`account_hash`] itself, for any name.

use sha1::{Digest as _, Sha1};
use zeroize::Zeroizing;

use crate::sha0::sha0;

/// The most units of a password that count.
const MAX_PASSWORD: usize = 15;
/// The most units of an account name that count.
const MAX_ACCOUNT: usize = 63;

/// What [`AcctLoginRequest`](crate::moul::messages::auth::AcctLoginRequest) carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoginProof {
    /// `client_challenge`: the one given, or 0 if it is not part of the hash.
    pub client_challenge: u32,
    /// `challenge_hash`.
    pub hash: [u8; 20],
}

impl LoginProof {
    /// The proof that H'uru clients send for the account.
    ///
    /// `client_challenge` is a random number, not 0; `server_challenge` is from
    /// [`ClientRegisterReply`](crate::moul::messages::auth::ClientRegisterReply).
    #[must_use]
    pub fn new(
        account: &str,
        password: &str,
        client_challenge: u32,
        server_challenge: u32,
    ) -> Self {
        if !is_email(account) {
            return Self { client_challenge: 0, hash: password_hash(password) };
        }
        let hash = account_hash(account, password);
        Self { client_challenge, hash: challenge_hash(client_challenge, server_challenge, &hash) }
    }
}

/// The SHA-1 of a password of up to 15 UTF-16 units, with the bytes of each word in reverse.
///
/// The bytes are UTF-8, as in H'uru; `OpenUru` has those of the Windows code page.
#[must_use]
pub fn password_hash(password: &str) -> [u8; 20] {
    let mut left = MAX_PASSWORD;
    let end = password.char_indices().find(|(_, character)| {
        match left.checked_sub(character.len_utf16()) {
            Some(less) => {
                left = less;
                false
            }
            None => true,
        }
    });
    let used = end.and_then(|(end, _)| password.get(..end)).unwrap_or(password);
    let mut hash: [u8; 20] = Sha1::digest(used).into();
    for word in hash.as_chunks_mut::<4>().0 {
        word.reverse();
    }
    hash
}

/// The SHA-0 of a password of up to 15 and a lower-case account name of up to 63 UTF-16 units,
/// each with its last unit set to 0.
///
/// So the last character of a password has no effect: `hunter2` and `hunter3` have the same hash.
/// H'uru sets the last byte of the UTF-8 to 0 instead, which differs where the last character is
/// not ASCII.
#[must_use]
pub fn account_hash(account: &str, password: &str) -> [u8; 20] {
    let mut bytes = Zeroizing::new(Vec::with_capacity(2 * (MAX_PASSWORD + MAX_ACCOUNT)));
    let mut add = |units: &mut dyn Iterator<Item = u16>| {
        let mut units = Zeroizing::new(units.collect::<Vec<u16>>());
        if let Some(last) = units.last_mut() {
            *last = 0;
        }
        bytes.extend(units.iter().flat_map(|unit| unit.to_le_bytes()));
    };
    add(&mut password.encode_utf16().take(MAX_PASSWORD));
    add(&mut account.to_lowercase().encode_utf16().take(MAX_ACCOUNT));
    digest(&bytes)
}

/// The SHA-0 of both challenges and an [`account_hash`].
#[must_use]
pub fn challenge_hash(client_challenge: u32, server_challenge: u32, hash: &[u8; 20]) -> [u8; 20] {
    let mut bytes = Zeroizing::new([0; 28]);
    let challenges = [client_challenge, server_challenge].map(u32::to_le_bytes);
    for (place, byte) in bytes.iter_mut().zip(challenges.as_flattened().iter().chain(hash)) {
        *place = *byte;
    }
    digest(&*bytes)
}

/// Whether clients take an account name for an e-mail address: a name, an `@`, and a domain of
/// several parts whose last but one is not `gametap`.
#[must_use]
pub fn is_email(account: &str) -> bool {
    let Some((name, host)) = account.split_once('@') else { return false };
    let mut labels = host.rsplit('.');
    let (top, domain) = (labels.next().unwrap_or_default(), labels.next().unwrap_or_default());
    !name.is_empty()
        && !top.is_empty()
        && !domain.is_empty()
        && !domain.eq_ignore_ascii_case("gametap")
        && !host.contains('@')
        && labels.all(|label| !label.is_empty())
}

/// The SHA-0 of `data`, most significant byte of each word first.
fn digest(data: &[u8]) -> [u8; 20] {
    let mut hash = [0; 20];
    for (place, word) in hash.as_chunks_mut().0.iter_mut().zip(sha0(data)) {
        *place = u32::to_be_bytes(word);
    }
    hash
}
