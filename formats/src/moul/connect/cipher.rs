//! RC4, in both directions.

use core::fmt;

use rc4::{KeyInit as _, Rc4, StreamCipher as _};
use zeroize::Zeroizing;

use super::SEED_LEN;

/// The key of one connection, 56 bits; overwritten when dropped.
#[derive(Clone)]
pub struct SessionKey(Zeroizing<[u8; SEED_LEN]>);

/// The ciphers of one connection, one for each direction; overwritten when dropped.
///
/// Both start with the same key and run over the bytes of their direction, not over messages.
pub struct Cipher {
    incoming: Rc4,
    outgoing: Rc4,
}

impl SessionKey {
    pub(super) fn new(key: Zeroizing<[u8; SEED_LEN]>) -> Self {
        Self(key)
    }

    /// The bytes of the key.
    ///
    /// Who has them can read all of the connection, so `Debug` does not show them. They are for
    /// programs that record connections, such as loggers that decrypt captures later, and for
    /// [`Cipher::new`].
    #[must_use]
    pub fn as_bytes(&self) -> &[u8; SEED_LEN] {
        &self.0
    }
}

impl fmt::Debug for SessionKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SessionKey(_)")
    }
}

impl Cipher {
    /// Ciphers with this key, at their start.
    ///
    /// `None` if the key has no byte, or more than 256. Those of connections have 7, such as
    /// [`SessionKey::as_bytes`].
    #[must_use]
    pub fn new(key: &[u8]) -> Option<Self> {
        let cipher = || Rc4::new_from_slice(key).ok();
        Some(Self { incoming: cipher()?, outgoing: cipher()? })
    }

    /// Decrypts the next bytes that came.
    pub fn decrypt(&mut self, bytes: &mut [u8]) {
        self.incoming.apply_keystream(bytes);
    }

    /// Encrypts the next bytes to send.
    pub fn encrypt(&mut self, bytes: &mut [u8]) {
        self.outgoing.apply_keystream(bytes);
    }
}

impl fmt::Debug for Cipher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Cipher(_)")
    }
}
