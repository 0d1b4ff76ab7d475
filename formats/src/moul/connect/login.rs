//! How a client proves that it knows the password.
//!
//! | account name | hash that is sent |
//! |---|---|
//! | a plain name, or one at `gametap` | [`password_hash`], challenge 0 |
//! | an e-mail address | [`challenge_hash`] of both challenges and [`account_hash`] |
//!
//! Other messages with a password, such as
//! [`AcctCreateRequest`](crate::moul::messages::auth::AcctCreateRequest), have the
//! [`account_hash`] itself, for any name.
//!
//! The functions do as H'uru clients for Windows. Clients differ in what they hash, which
//! [`HashRules`] say: the login dialogs cut long passwords off, and `OpenUru` takes the bytes of the
//! Windows code page. `OpenUru` clients since 2017 first try the [`password_hash`] for every name;
//! of an e-mail address, the [`challenge_hash`] of it.

use codec_core::{
    EncodeError, EncodeErrorKind,
    text::{TextEncoding as _, Windows1252},
};
use sha1::{Digest as _, Sha1};
use zeroize::Zeroizing;

use crate::{secret::hides, sha0::sha0};

/// What of an account name and a password is hashed.
///
/// ```
/// use formats::moul::connect::{HashLength, HashRules, password_hash};
///
/// let rules = HashRules::HURU.with_length(HashLength::Whole);
/// let whole = rules.password_hash("correct horse battery staple")?;
/// assert_ne!(whole, password_hash("correct horse battery staple"));
/// assert_eq!(HashRules::HURU.password_hash("hunter2")?, password_hash("hunter2"));
/// # Ok::<(), codec_core::EncodeError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct HashRules {
    /// Whether long names and passwords count as a whole.
    pub length: HashLength,
    /// Which bytes a password has for [`password_hash`](Self::password_hash).
    pub bytes: PasswordBytes,
}

/// Whether long account names and passwords count as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum HashLength {
    /// Only 15 UTF-16 units of a password and 63 of an account name count: what the login dialogs of
    /// Windows clients take.
    #[default]
    Cut,
    /// All of them count: what the hash functions themselves do.
    Whole,
}

/// Which bytes of a password are hashed without the account name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum PasswordBytes {
    /// UTF-8, as in H'uru.
    #[default]
    Utf8,
    /// Windows-1252, as `OpenUru` clients have it on Western European Windows.
    Windows1252,
}

impl HashRules {
    /// What H'uru clients do: UTF-8, cut.
    pub const HURU: Self = Self { length: HashLength::Cut, bytes: PasswordBytes::Utf8 };
    /// What `OpenUru` clients do: Windows-1252, cut.
    pub const OPEN_URU: Self = Self { length: HashLength::Cut, bytes: PasswordBytes::Windows1252 };

    /// The same with another length.
    #[must_use]
    pub const fn with_length(self, length: HashLength) -> Self {
        Self { length, ..self }
    }

    /// The same with other bytes.
    #[must_use]
    pub const fn with_bytes(self, bytes: PasswordBytes) -> Self {
        Self { bytes, ..self }
    }

    /// The SHA-1 of a password, with the bytes of each word in reverse.
    ///
    /// # Errors
    ///
    /// [`Unmappable`](EncodeErrorKind::Unmappable) for a character that the code page does not have.
    pub fn password_hash(self, password: &str) -> Result<[u8; 20], EncodeError> {
        let used = cut(password, self.max(MAX_PASSWORD));
        if self.bytes == PasswordBytes::Utf8 {
            return Ok(reversed_sha1(used.as_bytes()));
        }
        let len = Windows1252::units(used).map_err(|character| {
            let encoding = Windows1252::NAME;
            EncodeError::new(EncodeErrorKind::Unmappable { encoding, character })
        })?;
        let mut bytes = Zeroizing::new(vec![0; len]);
        Windows1252::write(used, &mut bytes);
        Ok(reversed_sha1(&bytes))
    }

    /// The SHA-0 of a password and a lower-case account name in UTF-16, each with its last unit set
    /// to 0.
    ///
    /// So the last character of a password has no effect: `hunter2` and `hunter3` have the same
    /// hash. H'uru sets the last byte of the UTF-8 to 0 instead, which differs where the last
    /// character is not ASCII.
    #[must_use]
    pub fn account_hash(self, account: &str, password: &str) -> [u8; 20] {
        let account = account.to_lowercase();
        // Enough for both, so that no memory with the password in it is given back unseen.
        let room = password.len().saturating_add(account.len()).saturating_mul(2);
        let mut bytes = Zeroizing::new(Vec::with_capacity(room));
        for (text, max) in [(password, MAX_PASSWORD), (&*account, MAX_ACCOUNT)] {
            bytes.extend(text.encode_utf16().take(self.max(max)).flat_map(u16::to_le_bytes));
            if let Some(last) = bytes.last_chunk_mut::<2>().filter(|_| !text.is_empty()) {
                *last = [0, 0];
            }
        }
        digest(&bytes)
    }

    /// How many units count, of a text that a dialog cuts off behind `dialog` units.
    fn max(self, dialog: usize) -> usize {
        match self.length {
            HashLength::Cut => dialog,
            HashLength::Whole => usize::MAX,
        }
    }
}

/// The most units of a password that a dialog takes.
const MAX_PASSWORD: usize = 15;
/// The most units of an account name that a dialog takes.
const MAX_ACCOUNT: usize = 63;

/// What [`AcctLoginRequest`](crate::moul::messages::auth::AcctLoginRequest) carries.
#[derive(Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct LoginProof {
    /// `client_challenge`: the one given, or 0 if it is not part of the hash.
    pub client_challenge: u32,
    /// `challenge_hash`.
    pub hash: [u8; 20],
}

hides! {
    LoginProof { client_challenge } hides hash
}

impl LoginProof {
    /// The proof that H'uru clients for Windows send for the account.
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
        if is_email(account) {
            let hash = account_hash(account, password);
            return Self::challenged(client_challenge, server_challenge, &hash);
        }
        Self { client_challenge: 0, hash: password_hash(password) }
    }

    /// As [`new`](Self::new), by other rules.
    ///
    /// # Errors
    ///
    /// As [`HashRules::password_hash`].
    pub fn with_rules(
        account: &str,
        password: &str,
        client_challenge: u32,
        server_challenge: u32,
        rules: HashRules,
    ) -> Result<Self, EncodeError> {
        if is_email(account) {
            let hash = rules.account_hash(account, password);
            return Ok(Self::challenged(client_challenge, server_challenge, &hash));
        }
        Ok(Self { client_challenge: 0, hash: rules.password_hash(password)? })
    }

    fn challenged(client_challenge: u32, server_challenge: u32, hash: &[u8; 20]) -> Self {
        Self { client_challenge, hash: challenge_hash(client_challenge, server_challenge, hash) }
    }
}

/// [`HashRules::password_hash`] of H'uru clients: the first 15 units, in UTF-8.
#[must_use]
pub fn password_hash(password: &str) -> [u8; 20] {
    reversed_sha1(cut(password, MAX_PASSWORD).as_bytes())
}

/// [`HashRules::account_hash`] of clients for Windows: 15 units of the password and 63 of the
/// account name.
#[must_use]
pub fn account_hash(account: &str, password: &str) -> [u8; 20] {
    HashRules::HURU.account_hash(account, password)
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

/// The first characters of `text` that together have at most `max` UTF-16 units.
fn cut(text: &str, max: usize) -> &str {
    let mut left = max;
    let end =
        text.char_indices().find(|(_, character)| match left.checked_sub(character.len_utf16()) {
            Some(less) => {
                left = less;
                false
            }
            None => true,
        });
    end.and_then(|(end, _)| text.get(..end)).unwrap_or(text)
}

/// The SHA-1 of `bytes`, with the bytes of each word in reverse.
fn reversed_sha1(bytes: &[u8]) -> [u8; 20] {
    let mut hash: [u8; 20] = Sha1::digest(bytes).into();
    for word in hash.as_chunks_mut::<4>().0 {
        word.reverse();
    }
    hash
}
